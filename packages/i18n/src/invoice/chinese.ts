import type { InvoiceTexts } from './english.ts'

/** 发票与红字发票的中文用语。 */
export const chineseInvoice: InvoiceTexts = {
  titles: { INVOICE: '发票', CREDIT_NOTE: '红字发票', DEPOSIT: '定金发票' },
  number: '编号',
  issuedOn: '开具日期',
  deliveredOn: '交货日期',
  orderedOn: '下单日期',
  order: '订单',
  corrects: '更正 {day} 的发票 {number}',
  billTo: '付款方',
  deliverTo: '收货方',
  taxCode: '税号',
  vatId: '增值税号',
  eori: 'EORI 编号',
  item: '商品',
  qty: '数量',
  net: '不含税',
  rate: '税率',
  tax: '增值税',
  gross: '金额',
  shipping: '运费',
  totalNet: '不含税合计',
  totalTax: '增值税 {rate}',
  totalGross: '合计',
  settled: {
    INVOICE: '已全额付款，无需再付。',
    CREDIT_NOTE: '已按原支付方式退款，无需再付。',
    DEPOSIT: '定金已付清，货物发票中将予以扣除。',
  },
  depositLine: '定金：{name}',
  surchargeLine: '差价：{name}',
  deductsDeposit: '减去定金，{day} 的发票 {number}',
  soldBy: '销售方',
  page: '第 {page} 页，共 {pages} 页',
  reasons: {
    REVERSE_CHARGE:
      '欧盟内部货物供应，免征增值税（2006/112/EC 号指令第 138 条）。反向征收：由收货方申报增值税。',
    EXPORT: '货物出口，免征增值税（2006/112/EC 号指令第 146 条）。',
  },
  mail: {
    INVOICE: {
      subject: '您的发票 {number}（订单 {code}）',
      intro: '{shop} 已寄出您的商品。这是订单 {code} 的发票，金额 {amount}。',
    },
    CREDIT_NOTE: {
      subject: '红字发票 {number}（订单 {code}）',
      intro: '订单 {code} 已退款 {amount}。这是发票 {invoice} 的红字发票。',
    },
    DEPOSIT: {
      subject: '您的定金发票 {number}（订单 {code}）',
      intro: '订单 {code} 的定金 {amount} 已收到。这是定金发票；货物发票中将予以扣除。',
    },
    attached: 'PDF 文件见附件，其中也包含供程序读取的电子发票。',
    elsewhere: '您可以在订单中找到 PDF 文件。',
    open: '打开订单',
  },
}
