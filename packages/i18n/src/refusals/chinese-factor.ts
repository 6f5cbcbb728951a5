import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in Chinese. */
export const chineseFactorRefusals = {
  'second_factor.wrong': '验证码不正确或已被使用，请尝试下一个。',
  'second_factor.on': '您的应用验证码已开启。',
  'second_factor.off': '该账户尚未设置此项。',
  'second_factor.required': '您的工作需要第二重验证。请先添加另一种方式，再移除此项。',
  'second_factor.proof': '请同时用您现有的方式确认：通行密钥、应用中的验证码或恢复码。',
  'passkey.wrong': '该通行密钥未被接受。请重试，或使用验证码。',
  'passkey.too_many': '已有 {most} 个通行密钥，请先移除一个。',
} satisfies Partial<RefusalTexts>
