import { expect, it } from 'vitest'
import { postmasterDe } from './base.ts'
import { abrirEscena, type Guion } from './escena.ts'
import { type Actuacion, actuar } from './funcion.ts'
import { quejas } from './tabla.ts'

/** The shortest plays of `npm run faults`, so that every run of the tests sees a write that is lost, and a server that dies of its database. */
const CARGA = { empresas: 1, personas: 3, pausa: 20, antes: 1500, despues: 1500 }

/** A mail that was on its way when the database went is taken up four minutes later, and is waited for. */
const PACIENCIA_MS = 420_000

const jugar = async (
  guion: Guion,
  falla: (e: Awaited<ReturnType<typeof abrirEscena>>, a: Actuacion) => Promise<void>,
) => {
  const escena = await abrirEscena(guion)
  try {
    const actuado = await (await actuar(escena, CARGA, a => falla(escena, a)))()
    expect(quejas(actuado)).toEqual([])
    expect(actuado.confirmadas).toBeGreaterThan(0)
  } finally {
    await escena.close()
  }
}

it(
  'kill -9 of PostgreSQL while people write: the server stays, and nothing acknowledged is lost or doubled',
  { timeout: PACIENCIA_MS },
  () =>
    jugar({}, async (e, a) => {
      process.kill(postmasterDe(e.dataDir), 'SIGKILL')
      a.golpe()
      await e.nodos[0]!.listo()
    }),
)

it('a connection to the database that is cut while people write', { timeout: PACIENCIA_MS }, () =>
  jugar({ cable: true }, async (e, a) => {
    e.cables[0]!.modo('corta')
    await a.esperar(1000)
    e.cables[0]!.modo('pasa')
    a.golpe()
    await e.nodos[0]!.listo()
  }),
)
