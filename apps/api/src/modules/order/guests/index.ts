export { disownToken, guestToken, readDisownToken, readGuestToken } from './guest-link.ts'
