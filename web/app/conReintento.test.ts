import { expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'

const confirm = vi.fn(async (_pregunta: { text: string }) => true)
vi.stubGlobal('window', new EventTarget())
vi.mock('../ui/dialogs.tsx', () => ({ confirm }))
const { conReintento } = await import('./conReintento.ts')

const caida = new ApiError(0, 'No hay conexión con el servidor.')

it('a file that did not arrive is offered again until it has, or is given up', async () => {
  const enviar = vi.fn().mockRejectedValueOnce(caida).mockRejectedValueOnce(caida).mockResolvedValue('está')
  expect(await conReintento('acta.pdf', enviar)).toBe('está')
  expect(confirm.mock.calls.map(([{ text }]) => text)).toEqual(
    Array(2).fill('«acta.pdf» no se pudo subir. No hay conexión con el servidor.'),
  )
  confirm.mockResolvedValueOnce(false)
  expect(await conReintento('acta.pdf', () => Promise.reject(caida))).toBeNull()
})

it('one that waits for another write too: it may be kept yet, and sent again it goes', async () => {
  const ocupado = new ApiError(503, 'Otra persona está guardando aquí.', { ocupado: true })
  expect(
    await conReintento('acta.pdf', vi.fn().mockRejectedValueOnce(ocupado).mockResolvedValue('está')),
  ).toBe('está')
})

it('one that was refused is not: it would be again', async () => {
  confirm.mockClear()
  const no = new ApiError(422, 'El archivo pesa más de 50 MB.')
  await expect(conReintento('acta.pdf', () => Promise.reject(no))).rejects.toBe(no)
  expect(confirm).not.toHaveBeenCalled()
})
