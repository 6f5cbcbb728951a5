/** Whether this browser has a voice of its own. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && speechSynthesis.getVoices().length > 0
}

/** Slowly, and instead of what is still being said. */
export function speak(text: string, language: string): void {
  if (typeof speechSynthesis === 'undefined') return
  speechSynthesis.cancel()
  speechSynthesis.speak(
    Object.assign(new SpeechSynthesisUtterance(text), { lang: language, rate: 0.8 }),
  )
}
