import { data } from 'react-router'

/**
 * The fields a form was sent with. What is no form (another kind of body, a part that never ends)
 * is the sender's fault: 400 and a page, not 500.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, 400)
  }
}
