import { Trans } from '@lingui/react/macro'
import { expect, test, vi } from 'vitest'
import { drawPage } from './draw-page.tsx'

/** What a person typed is shown sign by sign, also where it reads like a tag of a sentence. */

function draw(words: string): string {
  function Sentences() {
    return (
      <>
        <p>
          <Trans>Results for “{words}”</Trans>
        </p>
        <p>
          <Trans>
            {words} and <b>{words} again</b>
          </Trans>
        </p>
      </>
    )
  }
  return drawPage(Sentences)
}

test.each(['<0>x</0>', '<0/>', '<script>alert(1)</script>', '<b>sofa</b>', 'a < b > c', '</p>'])(
  '%s stands in a sentence as it was typed, alone and within a tag of the sentence',
  (words) => {
    const complaints = vi.spyOn(console, 'error')
    const escaped = words.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(draw(words)).toBe(
      `<p>Results for “${escaped}”</p><p>${escaped} and <b>${escaped} again</b></p>`,
    )
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  },
)
