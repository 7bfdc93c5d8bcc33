import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { conDueno, postmasterDe } from './base.ts'
import { abrirDisco, whyNotDisco } from './disco.ts'
import { type Escena, type Guion, ROOT } from './escena.ts'
import type { Actuacion } from './funcion.ts'
import { intentar } from './pedir.ts'
import { abrirRed, whyNotRed } from './red.ts'

/** One thing that goes wrong: what it needs, what it does, and for how long it lasts. */
export interface Falla {
  nombre: string
  /** What the table calls it. */
  titulo: string
  /** Makes what the stage needs beforehand; `despues` takes it away. */
  preparar?(): { guion: Guion; despues?: () => void }
  /** Why this machine cannot do it, or null. */
  whyNot?(): string | null
  /** `largo`: ms that a fault which lasts does last. */
  actuar(e: Escena, a: Actuacion, largo: number): Promise<void>
}

const MINUTO = 60_000

/** Strikes several times, each when the service is whole again and has worked a little. */
const varias = async (veces: number, e: Escena, a: Actuacion, work: () => Promise<unknown> | unknown) => {
  for (let i = 0; i < veces; i++) {
    a.golpe()
    await work()
    await a.esperar(1000)
    await Promise.all(e.nodos.map(nodo => nodo.listo()))
    await a.esperar(2500)
  }
}

/** Process of a connection of the product that works on something right now. */
const unBackend = (e: Escena): Promise<number> =>
  conDueno(e.baseUrl(), async owner => {
    const { rows } = await owner.query(
      "select pid from pg_stat_activity where application_name = 'malla' and datname = current_database() order by state = 'idle', random() limit 1",
    )
    return rows[0].pid as number
  })

const cortar = (titulo: string, nombre: string, modo: 'corta' | 'calla'): Falla => ({
  nombre,
  titulo,
  preparar: () => ({ guion: { cable: true } }),
  async actuar(e, a, largo) {
    e.cables[0]!.modo(modo)
    await a.esperar(largo)
    e.cables[0]!.modo('pasa')
    a.golpe()
    await a.esperar(3000)
  },
})

/** SIGTERM: what was being written is answered, and the process ends well and soon. */
const terminar: Falla = {
  nombre: 'sigterm',
  titulo: 'SIGTERM mientras se escribe (2 veces)',
  actuar: (e, a) =>
    varias(2, e, a, async () => {
      const { code, ms } = await e.nodos[0]!.matar('SIGTERM')
      if (code !== 0) a.reclamar(`terminó con ${code}`)
      if (a.cortados() > 0) a.reclamar(`${a.cortados()} peticiones en curso quedaron sin respuesta`)
      if (ms > 10_000) a.reclamar(`tardó ${Math.round(ms)} ms en terminar`)
    }),
}

const discoLleno = (): Falla => {
  let disco: ReturnType<typeof abrirDisco>
  return {
    nombre: 'disco-lleno',
    titulo: 'Disco lleno 15 s, base de datos y archivos',
    whyNot: whyNotDisco,
    preparar() {
      disco = abrirDisco(700)
      return { guion: { dataDir: path.join(disco.dir, 'data') }, despues: () => disco.close() }
    },
    async actuar(_e, a, largo) {
      disco.llenar()
      const until = performance.now() + Math.min(largo, 15_000)
      // What PostgreSQL frees by itself is taken at once.
      while (performance.now() < until) {
        await sleep(200)
        disco.llenar()
      }
      disco.vaciar()
      a.golpe()
      await a.esperar(5000)
    },
  }
}

const DIA = 24 * 3600 * 1000

const relojLoco = (): Falla => {
  let archivo: string
  const poner = (ms: number) => writeFileSync(archivo, String(ms))
  return {
    nombre: 'reloj',
    titulo: 'El reloj del servidor salta un día adelante, dos atrás y vuelve',
    preparar() {
      const dir = mkdtempSync(path.join(tmpdir(), 'malla-reloj-'))
      archivo = path.join(dir, 'reloj')
      poner(0)
      return {
        guion: { antes: [fileURLToPath(new URL('./reloj.ts', import.meta.url))], env: { RELOJ: archivo } },
        despues: () => rmSync(dir, { recursive: true, force: true }),
      }
    },
    async actuar(e, a) {
      for (const desvio of [DIA, -DIA, 0]) {
        poner(desvio)
        a.golpe()
        await a.esperar(6000)
        const answer = await intentar(e.urls[0]!, {
          token: '',
          method: 'POST',
          path: '/auth/signin',
          body: ROOT,
        })
        if (answer?.status !== 200)
          a.reclamar(`no se puede entrar con el reloj en ${desvio} ms: ${answer?.status}`)
      }
    },
  }
}

const redCortada = (): Falla => {
  let red: ReturnType<typeof abrirRed>
  return {
    nombre: 'red-cortada',
    titulo: 'Dos nodos; la red entre uno y la base de datos, cortada 45 s',
    whyNot: whyNotRed,
    preparar() {
      red = abrirRed()
      return { guion: { nodos: 2, red }, despues: () => red.close() }
    },
    async actuar(_e, a, largo) {
      a.golpe()
      red.cortar()
      await a.esperar(Math.min(largo, 45_000))
      red.unir()
      a.golpe()
      await a.esperar(5000)
    },
  }
}

/** Every fault, in the order in which they are played: those whose mails arrive late come first, so that the others fill the time. */
export const FALLAS: readonly (() => Falla)[] = [
  () => ({ nombre: 'ninguna', titulo: 'Ninguna (para comparar)', actuar: (_e, a) => a.esperar(4000) }),
  () => ({
    nombre: 'matar-nodo',
    titulo: 'kill -9 del servidor (2 veces)',
    actuar: (e, a) => varias(2, e, a, () => e.nodos[0]!.matar('SIGKILL')),
  }),
  () => ({
    nombre: 'matar-uno-de-dos',
    titulo: 'Dos nodos; kill -9 de uno (2 veces)',
    preparar: () => ({ guion: { nodos: 2 } }),
    actuar: (e, a) => varias(2, e, a, () => e.nodos[1]!.matar('SIGKILL')),
  }),
  redCortada,
  () => ({
    nombre: 'matar-postgres',
    titulo: 'kill -9 de PostgreSQL (2 veces)',
    actuar: (e, a) => varias(2, e, a, () => process.kill(postmasterDe(e.dataDir), 'SIGKILL')),
  }),
  () => ({
    nombre: 'matar-conexion',
    titulo: 'kill -9 de un proceso de PostgreSQL que atiende (2 veces)',
    actuar: (e, a) => varias(2, e, a, async () => process.kill(await unBackend(e), 'SIGKILL')),
  }),
  () => terminar,
  relojLoco,
  () => cortar('Conexión con la base de datos perdida un minuto (rechaza)', 'conexion-cortada', 'corta'),
  () => cortar('Conexión con la base de datos perdida un minuto (calla)', 'conexion-muda', 'calla'),
  discoLleno,
]

export const LARGO = MINUTO
