import { chineseShopStatus } from '../merchant/shop-status-words.ts'
import { chineseGoodsTable } from '../merchant/goods-table-words.ts'
import { chineseDispute } from '../after-sales/dispute-words.ts'
import { chineseItems } from '../merchant/item-words.ts'
import { chineseDifferences } from '../after-sales/exchange-difference-words.ts'
import { chineseShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { chineseExchanges } from '../after-sales/exchange-words.ts'
import { chineseInspections } from '../after-sales/inspection-words.ts'
import { chineseReturns } from '../after-sales/return-words.ts'
import { chineseActedFor } from '../orders/acted-for-words.ts'
import { chineseMails } from '../mail-words.ts'
import { chineseMessage } from '../orders/message-words.ts'
import { chineseWithdrawal, chineseWithdrawn } from '../after-sales/withdrawal-words.ts'
import { chineseDeliveryNote } from '../orders/delivery-note-words.ts'
import { chineseTracks } from '../orders/track-words.ts'
import { chineseReceipt } from '../after-sales/receipt-words.ts'
import { chineseTables } from '../merchant/table-words.ts'
import { chinesePromotion } from '../merchant/promotion-words.ts'
import { chineseExtras } from '../orders/extra-words.ts'
import { chinesePoints } from '../point-words.ts'
import { chineseLevels } from '../level-words.ts'
import { chineseFreeOrder } from '../orders/free-order-words.ts'
import { chineseGiftCard } from '../orders/gift-card-words.ts'
import { chineseGroupBuy } from '../orders/group-buy-words.ts'
import { chinesePickUp } from '../orders/pick-up-words.ts'
import { chinesePlan } from '../merchant/plan-words.ts'
import { chinesePreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { chineseInvoice } from '../invoice/chinese.ts'
import { chineseRefusals } from '../refusals/chinese.ts'

/** Simplified Chinese, addressing the reader as 您. */
export const chinese: Texts = {
  invoice: chineseInvoice,
  deliveryNote: chineseDeliveryNote,
  tracks: chineseTracks,
  receipt: chineseReceipt,
  ...chineseTables,
  promotion: chinesePromotion,
  giftCard: { name: chineseGiftCard.name },
  extras: chineseExtras,
  refusals: chineseRefusals,
  memberLevels: chineseLevels,
  problems: {
    title: '未成功的响应',
    intro: '商城的每个非 2xx 响应都带有以下代码之一、HTTP 状态以及给读者的一句说明。',
    calls: '会这样响应的调用',
  },
  fields: {
    required: '请填写此项。',
    length: '内容过长：最多 {max} 个字符。',
    invalid: '输入无效。',
    email: '请输入邮箱地址，例如 name@example.com。',
    phone: '请输入带国家区号的电话号码。',
    postal: '该邮政编码与所选国家不符。',
    name: '请只填写姓名，不要包含链接、邮箱地址、电话号码或整句话。',
    name_length: '姓和名合计不得超过 34 个字符。',
    street_length: '街道和门牌号合计过长，面单上写不下。',
    country: '此站点不配送到该国家或地区。',
    tax_code: '税号不正确，请检查字母和数字。',
    upload: '请等待文件上传完成。',
    document: '我们已没有这份文件，请重新上传。',
    tracking: '物流单号只能包含字母和数字，最多 40 位。',
    too_small: '内容过短或数值过小。',
    too_big: '内容过长或数值过大。',
    rating: '请选择评分',
    review_text: '还有商品未评价',
    picture: '我们已没有这张图片，请重新添加。',
    no_line: '请至少选择一个商品申请售后',
    amount_required: '请输入退款金额',
    amount: '请输入大于零的退款金额。',
    one_at_a_time: '一次只能提交一个申请，请逐个提交。',
    unsent_whole: '未发货的商品只能整件取消。请申请其全部金额，或不选择这些商品。',
    currency: '请以订单的币种填写金额。',
    decimals: '该金额的小数位数过多。',
    reason_required: '请选择原因',
    exchange_sku_required: '请选择要换的商品',
    carrier_required: '请输入物流公司',
    number_required: '请输入物流单号',
    number_invalid: '请输入正确的物流单号',
    photo_required: '请至少上传一张照片',
    captcha: '请输入图片中的四位字母或数字。',
    code: '验证码为六位数字。',
    password: '密码不符合条件',
    nickname: '请输入不超过 40 个字符的昵称，不含 < > 或 \\。',
    invitation: '邀请码为 8 至 12 位字母和数字。',
    phone_country: '我们仅向所售国家/地区的号码发送短信。',
    coupon_code: '代码由 3 至 20 个字母、数字或连字符组成。',
    above_amount: '必须高于优惠金额。',
    ...chinesePlan,
    price_far: '该价格不到上次价格的一半，或超过其两倍。若确认无误，请勾选价格下方的选项。',
    price_no_reduction: '最近 30 天内的价格不高于此：这不是降价。',
    price_new: '须先在此售卖满 30 天，之后才能降价。',
    price_last: '商品至少须有一处在售：请改为将整件商品下架。',
    price_missing: '请输入价格。',
    ...chineseGoodsTable,
    item_picture: '请选择该商品的一张图片。',
    item_number: '该店铺没有此商品编号。',
    after_start: '结束时间必须晚于开始时间。',
    vat_id: '这不是该国的增值税号，请检查字母和数字。',
    agree: '请勾选此项。',
    document_required: '请至少添加一份文件。',
    document_waiting: '我们仍在检查一份文件，请过几分钟再试。',
  },
  articles: { help: '帮助', legal: '关于我们与法律信息' },
  mails: {
    greeting: '{name}，您好：',
    guestGreeting: '您好：',
    closing: 'Galleria 团队 敬上',
    demonstration: '演示商城。',
    orderNumber: '订单 {code}',
    from: '来自 {shop}',
    total: '合计（含税）',
    shipping: '运费',
    expected: '预计 {date} 送达',
    viewOrder: '查看您的订单',
    deliverTo: '收货地址',
    notMe: {
      why: '您收到此邮件，是因为有人在下单时填写了此邮箱地址。如果不是您本人，点击一下即可停止接收此类邮件：',
      link: '这不是我本人',
    },
    received: {
      subject: '我们已收到您的订单 {code}',
      intro: '感谢您的订购。我们将为您保留商品至 {deadline}；收到付款后会立即开始备货。',
    },
    paid: {
      subject: '您的订单 {code} 已付款成功',
      intro:
        '谢谢，我们已收到您的付款 {amount}。您的商品正在备货，包裹寄出后我们会再次发邮件通知您。',
    },
    voucher: {
      subject: '您的订单 {code} 的券码已生成',
      service:
        '您在 {shop} 购买的服务券码已准备好。接受服务时请出示一个券码，每个券码仅限使用一次。',
      card: '您在 {shop} 的购物卡已准备好。消费时请出示券码并告知密码。',
      secret: '券码等同于现金，因此不写在邮件中：请在您的订单中查看。',
      paid: '我们已收到您的付款 {amount}，谢谢！券码正在生成，几分钟内完成后会发邮件通知您。',
    },
    preSale: chinesePreSale,
    groupBuy: chineseGroupBuy,
    freeOrder: chineseFreeOrder,
    giftCard: chineseGiftCard.mail,
    message: chineseMessage,
    withdrawal: chineseWithdrawal,
    ...chineseMails,
    actedFor: chineseActedFor,
    pickUp: chinesePickUp,
    points: chinesePoints,
    closed: {
      subject: '您的订单 {code} 因未付款已关闭',
      intro: '我们未能按时收到付款，因此订单已关闭，商品已重新开放销售。您没有被扣款。',
    },
    canceled: {
      subject: '您已取消订单 {code}',
      intro: '订单已取消，商品已重新开放销售，未产生任何扣款。',
    },
    complete: {
      subject: '订单 {code} 已完成',
      buyer: '您已确认收到全部商品。感谢您的订购。',
      clock: '送达后我们未收到您的消息，订单视为已收货。',
      until: '如有问题，您可在 {deadline} 前申请售后。',
      defects: '如日后发现瑕疵，您可在 {deadline} 前报告。',
    },
    shipped: {
      subject: '您的订单 {code} 有包裹已寄出',
      intro: '{shop} 已将包裹交给 {carrier} 承运，物流单号为 {number}。',
      contents: '包裹内容',
    },
    calledBack: {
      subject: '订单 {code} 的一个包裹已被召回',
      intro:
        '{shop} 在物流公司揽收之前召回了原定由 {carrier} 承运、单号为 {number} 的包裹。其中的商品将重新寄出或取消，届时会通知您。',
      reason: '原因：{reason}',
    },
    corrected: {
      subject: '订单 {code} 的物流单号已更正',
      intro:
        '{shop} 更正了一个包裹的物流单号：现由 {carrier} 承运，单号为 {number}。此前发给您的单号不再有效。',
    },
    refunded: {
      subject: '订单 {code} 已为您退款 {amount}',
      duplicate:
        '您的订单被重复付款。我们已将第二笔付款 {amount} 按原支付方式退回；到账时间视银行而定，通常需要几个工作日。',
      amount:
        '您的付款 {amount} 与订单金额不符，因此无法用于支付。我们已将款项按原支付方式退回；到账时间视银行而定，通常需要几个工作日。在付款期限结束之前，您仍可支付该订单。',
      deposit:
        '我们已将您的定金 {amount} 按原支付方式退回；到账时间视银行而定，通常需要几个工作日。',
      late: '您的付款 {amount} 到账时，订单已经关闭。我们已将款项按原支付方式退回；到账时间视银行而定，通常需要几个工作日。',
    },
    account: {
      code: {
        subject: '您的 Galleria 验证码',
        signUp: '使用此验证码开通您的 Galleria 账户：',
        password: '使用此验证码设置新密码：',
        prove: '使用此验证码确认是您本人：',
        change: '使用此验证码更换您的联系方式：',
        bind: '使用此验证码将此地址添加到您的账户：',
        destroy: '使用此验证码永久删除您的账户：',
        guestOrder: '使用此验证码打开您的订单：',
        validity:
          '{minutes} 分钟内有效，仅限使用一次。请勿告诉任何人，包括我们。如果不是您本人请求，无需任何操作。',
        sms: '{code} 是您的 Galleria 验证码，{minutes} 分钟内有效，请勿告诉任何人。',
      },
      hasAccount: {
        subject: '您已有账户',
        intro:
          '有人（可能是您）想用此地址注册新账户或将其添加到某个账户。该地址已有账户，因此没有任何更改。',
        signIn: '登录',
        reset: '设置新密码',
      },
      notices: {
        subject: '您的账户有更改',
        password: '您的密码已更改，其他设备均已退出登录。',
        email: '您账户的邮箱已更改，此地址不再属于该账户。',
        mobile: '您账户的手机号已更改或移除。',
        bound: '您的账户新增了邮箱或手机号。',
        emailRemoved: '此邮箱已从您的账户移除。',
        third: '您的账户新增或移除了第三方登录方式。',
        destroyed:
          '您的账户已按您的要求删除。税法要求我们保留的订单资料将与您的姓名分开保存，到期后删除。',
        triesSubject: '有人正在尝试登录您的账户',
        tries:
          '一小时内有人多次输入您账户的错误密码，但没有人登录成功。您以前登录过的浏览器仍可正常登录。',
        triesAdvice:
          '如果是您本人且忘记了密码，或者您在其他地方也使用该密码，请设置新密码；否则您无需任何操作。',
        triesSms:
          'Galleria：有人正在用错误密码尝试登录您的账户，未成功。如果您在其他地方也使用该密码，请设置新密码。',
        notYou: '如果不是您本人操作，请立即设置新密码：',
        reset: '设置新密码',
        sms: 'Galleria：您账户的联系方式或密码已更改。不是您本人？请立即设置新密码。',
      },
      guestLink: {
        subject: '您的订单 {code}',
        intro: '通过此链接可以查看您的订单。它只能打开这一个订单，请勿转发。',
        member: '该订单属于某个账户，请登录后查看。',
      },
    },
    afterSales: {
      ...chineseDispute,
      ...chineseReturns,
      ...chineseWithdrawn,
      ...chineseExchanges,
      ...chineseDifferences,
      ...chineseShopExchanges,
      ...chineseInspections,
      unsent: '未发货，将取消',
      received: {
        subject: '我们已收到您的申请 {number}',
        intro:
          '您就订单 {code} 提出的 {amount} 退款申请已转交 {shop}，店铺须在 {deadline} 前答复；逾期未答复，退款即视为同意。',
        link: '查看申请',
      },
      outOfStock: {
        subject: '订单 {code} 中有商品无法发货',
        intro:
          '很抱歉：{shop} 无法提供订单 {code} 中的全部商品，已取消以下商品。{amount} 将按原支付方式退回，款项退出后我们会再通知您。',
      },
      notProvided: {
        subject: '订单 {code} 中有服务无法提供',
        intro:
          '很抱歉：{shop} 无法提供订单 {code} 中的全部内容，已取消以下券码，这些券码不能再使用。{amount} 将按原支付方式退回，款项退出后我们会再通知您。',
      },
      giftCanceled: {
        subject: '订单 {code} 的赠品无法发出',
        intro:
          '很抱歉：{shop} 已取消随订单 {code} 赠送的以下赠品。赠品未收取任何费用，因此没有款项退回；订单的其他内容保持不变。',
      },
      notFetched: {
        subject: '订单 {code} 未按时取货',
        intro:
          '{shop} 为您保留了订单 {code} 的下列商品，但无人取货，因此店铺已取消。{amount} 将按原支付方式退还；款项发出时我们会再次通知您。',
      },
      canceling: {
        subject: '您已取消订单 {code}',
        intro:
          '订单 {code} 中尚未发货的商品已取消。{amount} 将按原支付方式退回，款项退出后我们会再通知您。',
      },
      canceled: {
        subject: '已取消，请勿发货：订单 {code}',
        intro: '{buyer} 在发货前取消了订单 {code} 的商品。请勿发货；{amount} 将退还给买家。',
        link: '查看取消详情',
      },
      reminder: {
        subject: '请在 {deadline} 前答复 {buyer}（{code}）',
        intro: '{buyer} 就订单 {code} 提出的 {amount} 退款申请尚未答复。到 {deadline} 将视为同意。',
      },
      applied: {
        subject: '{buyer} 申请退还订单 {code} 的 {amount}',
        intro:
          '{buyer} 就订单 {code} 的商品申请退款 {amount}。请在 {deadline} 前答复；逾期未答复视为同意。',
        link: '前往商家后台处理',
      },
      rejected: {
        subject: '店铺拒绝了您对订单 {code} 的售后申请',
        intro: '{shop} 拒绝了您的售后单 {number}，理由如下：',
      },
      refunded: {
        subject: '订单 {code} 已退款 {amount}',
        intro:
          '您的订单 {code} 的 {amount} 正按原支付方式退回。到账时间视银行而定，一般需要几个工作日。',
      },
      failed: {
        subject: '订单 {code} 的退款需要更多时间',
        intro: '抱歉，{amount} 的退款在支付服务商处失败。我们会自动重试，您无需任何操作。',
      },
    },
    readdressed: {
      subject: '订单 {code} 的收货地址已更改',
      intro: '商品将送往新地址。如果不是您本人操作，请取消订单。',
    },
    readdressedShop: {
      subject: '订单 {code}：收货地址已更改',
      intro: '买家更改了 {shop} 此订单的收货地址。交付前请再次核对地址。',
    },
    sold: {
      subject: '{shop} 有新订单 {code}',
      intro: '{shop} 有一笔订单已付款。请最迟在 {day} 将商品交给承运商。',
      link: '在商家后台打开订单',
    },
    review: {
      hidden: {
        subject: '您对{item}的评价已不再显示',
        intro:
          '有人举报了您对{item}的评价，我们查看后决定不再显示。如果您不同意，请在六个月内于该评价处说明理由，我们将再次复核。',
      },
      restored: {
        subject: '您对{item}的评价已恢复显示',
        intro: '我们再次查看了您对{item}的评价，现已恢复显示。',
      },
      removed: {
        subject: '您对{item}的评价仍不显示',
        intro: '我们再次查看了您对{item}的评价，决定仍不显示。',
      },
      reported: {
        subject: '您举报的关于 {item} 的评价',
        kept: '感谢您的举报。我们已人工查看关于 {item} 的评价，该评价将继续展示。',
        taken: '感谢您的举报。我们已人工查看关于 {item} 的评价，该评价不再展示。',
      },
      reason: '理由',
      link: '查看您的评价',
    },
    applied: {
      subject: '{shop} 申请入驻 Galleria',
      intro: '店铺 {shop} 的入驻申请正在等待答复。',
      link: '查看申请',
    },
    items: chineseItems,
    merchant: {
      submitted: {
        subject: '我们已收到 {shop} 的入驻申请',
        intro:
          '感谢您的申请。我们会审核 {shop} 的公司信息、文件和退货地址，并在三个工作日内答复。在此之前您可以撤回并修改申请。',
        link: '查看申请',
      },
      approved: {
        subject: '{shop} 已获准在 Galleria 销售',
        intro: '欢迎！您的申请已通过。{shop} 的商家后台已开通，请用您平时的账户登录。',
        link: '打开商家后台',
      },
      rejected: {
        subject: '您的 {shop} 入驻申请需要修改',
        intro: '我们未能通过您的 {shop} 入驻申请。原因：',
        link: '修改后重新提交',
      },
      ...chineseShopStatus,
    },
  },
}
