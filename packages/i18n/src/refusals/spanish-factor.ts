import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in Spanish. */
export const spanishFactorRefusals = {
  'second_factor.wrong': 'Este código no es correcto o ya se ha usado. Prueba con el siguiente.',
  'second_factor.on': 'El código de tu aplicación ya está activado.',
  'second_factor.off': 'Esto no está configurado en esta cuenta.',
  'second_factor.required':
    'Tu trabajo requiere un segundo factor. Añade otro antes de quitar este.',
  'second_factor.proof':
    'Confirma también con lo que usas ahora: una llave de acceso, el código de tu aplicación o un código de recuperación.',
  'passkey.wrong': 'Esta llave de acceso no se ha aceptado. Inténtalo de nuevo o usa un código.',
  'passkey.too_many': 'Ya hay {most} llaves de acceso. Quita primero una.',
} satisfies Partial<RefusalTexts>
