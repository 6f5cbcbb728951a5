/** What is refused about second factors, in English. */
export const englishFactorRefusals = {
  'second_factor.wrong':
    'This code is not right, or has been used already. Please try the next one.',
  'second_factor.on': 'The code from your app is switched on already.',
  'second_factor.off': 'This has not been set up for this account.',
  'second_factor.required':
    'Your work needs a second factor. Please add another one before you remove this one.',
  'second_factor.proof':
    'Please also confirm with what you use now: a passkey, the code from your app or a recovery code.',
  'passkey.wrong': 'This passkey was not accepted. Please try again, or use a code.',
  'passkey.too_many': 'There are {most} passkeys already. Please remove one first.',
}
