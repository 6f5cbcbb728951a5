export { approveByRule } from './approve-by-rule.ts'
