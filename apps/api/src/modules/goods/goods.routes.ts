import { goodsCalls } from '@galleria/contract/goods'
import { itemDeskCalls } from '@galleria/contract/item-desk'
import { itemPreviewCalls } from '@galleria/contract/item-preview'
import { itemSavesCalls } from '@galleria/contract/item-saves'
import { bind, type Bound } from '#platform/bind.ts'
import { planPrices, withdrawPrices } from './plan-prices.ts'
import { countStock, moveStock, priceGoods, sellGoods } from './manage-goods.ts'
import { beginItem, saveItem } from './manage-items.ts'
import { saveLowStockAlerts, readLowStockAlerts } from './low-stock-alerts.ts'
import { readFirstSteps } from './first-steps.ts'
import { listItemSaves, readSavedItem, takeSaveOver } from './item-saves.ts'
import { previewItem } from './preview-item.ts'
import { saveModel } from './save-model.ts'
import { dropVersion, saveVersion } from './manage-versions.ts'
import { itemForm, ownItem, pageItems } from './own-item.ts'
import { goodsDetail, listMoves, listPastPrices, pageGoods } from './read-goods.ts'
import {
  approveItem,
  archiveItem,
  pageItemsToLookAt,
  sendItemBack,
  submitItem,
  takeItemBack,
} from './release-items.ts'

export const goodsRoutes: readonly Bound[] = [
  bind(goodsCalls.pageGoods, pageGoods),
  bind(goodsCalls.goodsDetail, goodsDetail),
  bind(goodsCalls.stockMoves, listMoves),
  bind(goodsCalls.firstSteps, readFirstSteps),
  bind(goodsCalls.lowStockAlerts, readLowStockAlerts),
  bind(goodsCalls.saveLowStockAlerts, saveLowStockAlerts),
  bind(goodsCalls.moveStock, moveStock),
  bind(goodsCalls.countStock, countStock),
  bind(goodsCalls.priceGoods, priceGoods),
  bind(goodsCalls.planPrices, planPrices),
  bind(goodsCalls.withdrawPrices, withdrawPrices),
  bind(goodsCalls.priceHistory, listPastPrices),
  bind(goodsCalls.sellGoods, sellGoods),
  bind(itemDeskCalls.itemForm, itemForm),
  bind(itemDeskCalls.pageItems, pageItems),
  bind(itemDeskCalls.ownItem, ownItem),
  bind(itemDeskCalls.addItem, beginItem),
  bind(itemDeskCalls.saveItem, saveItem),
  bind(itemPreviewCalls.previewItem, previewItem),
  bind(itemSavesCalls.itemSaves, listItemSaves),
  bind(itemSavesCalls.savedItem, readSavedItem),
  bind(itemSavesCalls.takeSaveOver, takeSaveOver),
  bind(itemDeskCalls.saveVersion, saveVersion),
  bind(itemDeskCalls.dropVersion, dropVersion),
  bind(itemDeskCalls.saveModel, saveModel),
  bind(itemDeskCalls.submitItem, submitItem),
  bind(itemDeskCalls.takeItemBack, takeItemBack),
  bind(itemDeskCalls.archiveItem, archiveItem),
  bind(itemDeskCalls.pageItemsToLookAt, pageItemsToLookAt),
  bind(itemDeskCalls.approveItem, approveItem),
  bind(itemDeskCalls.sendItemBack, sendItemBack),
]
