/** Hands a text to the browser as a file to keep. */
export function saveFile({ name, content }: { readonly name: string; readonly content: string }) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
