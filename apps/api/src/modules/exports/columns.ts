import type { ExportKind } from '@galleria/contract/export-rules'
import type { Column } from './exports.types.ts'

const text = (key: string, en: string, zh: string): Column => ({ key, type: 'text', en, zh })
const number = (key: string, en: string, zh: string): Column => ({ key, type: 'number', en, zh })
const amount = (key: string, en: string, zh: string): Column => ({ key, type: 'amount', en, zh })

const currency = text('currency', 'Currency', '币种')

/** The columns of each table, in the back office's two languages. Rows name their cells by `key`. */
export const columnsOf: Readonly<Record<ExportKind, readonly Column[]>> = {
  ORDERS: [
    text('order', 'Order', '订单号'),
    text('shop', 'Shop', '店铺'),
    text('orderedAt', 'Ordered', '下单时间'),
    text('paidAt', 'Paid', '付款时间'),
    text('completedAt', 'Received', '收货时间'),
    text('status', 'State', '状态'),
    text('site', 'Storefront', '站点'),
    text('country', 'Country of delivery', '收货国家'),
    text('buyer', 'Buyer', '买家'),
    text('company', 'Company on the bill', '账单公司'),
    text('taxCode', 'Tax code', '税号'),
    currency,
    amount('goods', 'Goods', '商品金额'),
    amount('shipping', 'Shipping', '运费'),
    amount('service', 'Assembly', '安装'),
    amount('insurance', 'Covers', '保障'),
    amount('discount', 'Discounts', '优惠'),
    amount('total', 'To pay', '应付'),
    amount('tax', 'Tax contained', '含税额'),
    number('taxRate', 'Tax rate', '税率'),
    text('taxTreatment', 'Tax treatment', '计税方式'),
    amount('paid', 'Paid amount', '已付'),
    amount('refunded', 'Refunded', '已退款'),
  ],
  LINES: [
    text('order', 'Order', '订单号'),
    text('orderedAt', 'Ordered', '下单时间'),
    text('status', 'State', '状态'),
    number('sku', 'Article number', '货号'),
    text('name', 'Name', '名称'),
    text('finish', 'Finish', '饰面'),
    text('size', 'Size', '尺寸'),
    number('qty', 'Quantity', '数量'),
    text('unit', 'Unit', '单位'),
    number('sent', 'Sent', '已发货'),
    number('returned', 'Gone back', '已退'),
    currency,
    amount('unitPrice', 'Unit price', '单价'),
    amount('discount', 'Discount', '优惠'),
    amount('service', 'Assembly', '安装'),
    amount('insurance', 'Cover', '保障'),
    amount('amount', 'Amount', '金额'),
    amount('tax', 'Tax contained', '含税额'),
    number('taxRate', 'Tax rate', '税率'),
    amount('refunded', 'Refunded', '已退款'),
  ],
  INVOICES: [
    text('number', 'Number', '发票号'),
    text('type', 'Type', '类型'),
    text('issuedOn', 'Issued', '开具日期'),
    text('corrects', 'Corrects', '冲红发票'),
    text('order', 'Order', '订单号'),
    text('buyer', 'Bill to', '抬头'),
    text('company', 'Company', '公司'),
    text('taxCode', 'Tax code', '税号'),
    text('country', 'Country of delivery', '收货国家'),
    text('taxTreatment', 'Tax treatment', '计税方式'),
    currency,
    amount('net', 'Net', '净额'),
    amount('tax', 'Tax', '税额'),
    amount('gross', 'Gross', '含税总额'),
  ],
  VAT: [
    text('country', 'Country of delivery', '收货国家'),
    text('taxTreatment', 'Tax treatment', '计税方式'),
    number('taxRate', 'Tax rate', '税率'),
    currency,
    number('papers', 'Papers', '票据数'),
    amount('net', 'Net', '净额'),
    amount('tax', 'Tax', '税额'),
    amount('gross', 'Gross', '含税总额'),
  ],
}

export function headingsOf(kind: ExportKind, language: string): string[] {
  return columnsOf[kind].map(({ en, zh }) => (language === 'zh-CN' ? zh : en))
}
