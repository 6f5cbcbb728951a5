// One field of a card, on Adyen's own page in a frame: tells the page around it whether what was typed will do, never what it is.
const input = document.querySelector('input')
const { field, origin, color } = input.dataset
const clientKey = new URLSearchParams(location.search).get('clientKey')
input.style.color = color
let turn = 0

const tell = (message) => parent.postMessage({ from: 'adyen-field', field, ...message }, origin)

async function seal(value) {
  const answer = await fetch(`/adyen/checkoutshopper/v1/seal?clientKey=${clientKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value, field }),
  })
  return answer.json()
}

function passesLuhn(digits) {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i])
    if (i % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2
    sum += digit
  }
  return sum % 10 === 0
}

const kinds = {
  encryptedCardNumber: {
    longest: 19,
    show: (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '),
    fault: (digits) =>
      digits === ''
        ? 'Enter the card number'
        : digits.length < 13
          ? 'Enter the complete card number'
          : passesLuhn(digits)
            ? ''
            : 'Enter a valid card number',
    parts: (digits) => ({ encryptedCardNumber: digits }),
  },
  encryptedExpiryDate: {
    longest: 4,
    show: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits),
    fault: (digits) => {
      if (digits === '') return 'Enter the expiry date'
      const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))]
      if (digits.length < 4 || month < 1 || month > 12) return 'Enter the complete expiry date'
      return new Date(year, month) > new Date() ? '' : 'Card too old'
    },
    parts: (digits) => ({
      encryptedExpiryMonth: digits.slice(0, 2),
      encryptedExpiryYear: `20${digits.slice(2)}`,
    }),
  },
  encryptedSecurityCode: {
    longest: 4,
    show: (digits) => digits,
    fault: (digits) => (digits.length < 3 ? 'Enter the security code' : ''),
    parts: (digits) => ({ encryptedSecurityCode: digits }),
  },
}
const kind = kinds[field]

async function look() {
  const mine = ++turn
  const digits = input.value.replace(/\D/g, '').slice(0, kind.longest)
  input.value = kind.show(digits)
  const fault = kind.fault(digits)
  if (fault) return tell({ type: 'change', fault, isEmpty: digits === '' })
  tell({ type: 'sealing' })
  const blobs = {}
  let more = {}
  for (const [name, value] of Object.entries(kind.parts(digits))) {
    const { blob, ...rest } = await seal(value)
    blobs[name] = blob
    more = { ...more, ...rest }
  }
  if (mine === turn) tell({ type: 'change', fault: '', blobs, ...more })
}

input.addEventListener('input', () => void look())
input.addEventListener('focus', () => tell({ type: 'focus' }))
input.addEventListener('blur', () => tell({ type: 'blur' }))
addEventListener('message', ({ data, origin: sender }) => {
  if (sender !== origin || data?.to !== 'adyen-field') return
  if (data.type === 'focus') input.focus()
  if (data.type === 'invalid') input.setAttribute('aria-invalid', String(data.isInvalid))
})
tell({ type: 'ready' })
