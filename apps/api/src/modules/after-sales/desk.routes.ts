import { reverseDeskCalls } from '@galleria/contract/after-sales-desk'
import { bind, type Bound } from '#platform/bind.ts'
import {
  listApprovalRules,
  removeApprovalRule,
  saveApprovalRule,
} from './answering/manage-approval-rules.ts'
import { listSavedAnswers, removeAnswer, saveAnswer } from './answering/manage-saved-answers.ts'

/** What a shop sets up for its desk before anybody asks. */
export const deskRoutes: readonly Bound[] = [
  bind(reverseDeskCalls.listSavedAnswers, listSavedAnswers),
  bind(reverseDeskCalls.saveSavedAnswer, saveAnswer),
  bind(reverseDeskCalls.removeSavedAnswer, removeAnswer),
  bind(reverseDeskCalls.listApprovalRules, listApprovalRules),
  bind(reverseDeskCalls.saveApprovalRule, saveApprovalRule),
  bind(reverseDeskCalls.removeApprovalRule, removeApprovalRule),
]
