import { expect, it } from 'vitest'
import { conDueno, postmasterDe } from './base.ts'
import { abrirEscena, type Escena, type Guion } from './escena.ts'
import { type Actuacion, actuar } from './funcion.ts'
import { quejas } from './tabla.ts'

/** The shortest plays of `npm run faults`, so that every run of the tests sees a write that is lost, and a server that dies of its database. */
const CARGA = { empresas: 1, personas: 3, pausa: 20, antes: 1500, despues: 1500 }

/** Room for a machine that is busy with everything else; mails are waited for half as long (funcion.ts). */
const PACIENCIA_MS = 420_000
/** Longer than any mail takes here, shorter than the four minutes of the product (queues.ts). */
const CORREO_MUERTO_S = 30

/**
 * A mail that was on its way when the database went has to be taken up again by the queue, as dead: here soon, since the mail server of the
 * stage answers at once and nobody can still be at it. That it arrives, and once, is asked all the same.
 */
const darPorMuertos = (escena: Escena): Promise<unknown> =>
  conDueno(escena.baseUrl(), owner =>
    owner.query("update pgboss.job set expire_seconds = $1 where name = 'correo' and state = 'active'", [
      CORREO_MUERTO_S,
    ]),
  )

const jugar = async (guion: Guion, falla: (e: Escena, a: Actuacion) => Promise<void>) => {
  const escena = await abrirEscena(guion)
  try {
    const mirar = await actuar(escena, CARGA, a => falla(escena, a))
    await darPorMuertos(escena)
    const actuado = await mirar()
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
