// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { fillBlock, readBlock } from './use-review-draft.ts'

function drawBlock(text = ''): HTMLElement {
  const block = document.createElement('section')
  block.innerHTML = `
    <input type="hidden" name="line" value="l1">
    ${[1, 2, 3].map((stars) => `<input type="radio" name="rate-l1" value="${stars}">`).join('')}
    <textarea name="content-l1">${text}</textarea>
    <input type="number" name="height-l1">
    <input type="hidden" name="image-l1" value="/files/a">
    <input type="file">
    <textarea name="content-l2">of another line</textarea>`
  return block
}

describe('the draft of a review', () => {
  test('keeps every field of its block by name, and nothing of another or of the page', () => {
    const block = drawBlock()
    expect(readBlock(block, 'l1')).toEqual({})
    fillBlock(block, 'l1', { rate: '2', content: 'Warm light.', height: '40', image: '/files/b' })
    expect(readBlock(block, 'l1')).toEqual({ rate: '2', content: 'Warm light.', height: '40' })
    expect(readBlock(block, 'l2')).toEqual({ content: 'of another line' })
    expect(block.querySelector<HTMLInputElement>('[name="image-l1"]')?.value).toBe('/files/a')
  })

  test('takes nothing away of what was typed or picked before', () => {
    const block = drawBlock('Typed before.')
    block.querySelector<HTMLInputElement>('[value="3"]')?.click()
    fillBlock(block, 'l1', { rate: '1', content: 'From the draft.', height: 7, images: ['/a'] })
    expect(readBlock(block, 'l1')).toEqual({ rate: '3', content: 'Typed before.' })
  })
})
