/** Drawn on the server, so that nothing of it is loaded by the browser. */
export { drawQrCode, type QrCode } from '../../../parts/qr-code.ts'
