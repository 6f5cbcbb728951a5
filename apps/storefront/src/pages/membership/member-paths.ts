/** The rooms of the member area [MEM-001, MEM-002, MEM-003]. */
export const homePath = '/user/member'
export const benefitsPath = '/user/member/equity'
export const pointsPath = '/user/member/score'
export const tasksPath = '/user/member/tasks'
/** Where points are spent. */
export const pointsMallPath = '/points-mall'
