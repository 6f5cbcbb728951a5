/**
 * What somebody is called here: the nickname, else how they sign in. Who became a member by a code
 * to an order's address has no nickname.
 */
export function personName({
  nickname,
  email,
  mobile = '',
}: {
  readonly nickname: string
  readonly email: string
  readonly mobile?: string
}): string {
  return nickname || email || mobile
}
