export { reverseFlow } from './reverse.flow.ts'
