import { expect, it } from 'vitest'
import { crearEnvio } from './envio.ts'

it('what is sent again carries the same key until it is answered well, and other values another one', async () => {
  const enviar = crearEnvio()
  const llaves: string[] = []
  const mandar = (correo: string, llega = true) =>
    enviar({ correo }, async (_valores, { key }) => {
      llaves.push(key)
      if (!llega) throw new Error('Sin conexión')
    }).catch(() => undefined)
  await mandar('ana@sol.edu', false)
  await mandar('ana@sol.edu')
  await mandar('ana@sol.edu', false)
  await mandar('luis@sol.edu')
  const [perdida, otraVez, nueva, deOtro] = llaves
  expect(otraVez).toBe(perdida)
  expect(new Set([otraVez, nueva, deOtro]).size).toBe(3)
})
