import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '@malla/contracts/call.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { AccesoDePrueba } from '../gente.ts'
import type { Entrada } from '../proof/fila.ts'
import { filas } from '../proof/filas.ts'
import type { Lugar } from '../proof/lugar.ts'
import { ACCESO, CLAVE, type Mundo, plantMundo } from '../proof/mundo.ts'
import { archivosMalos } from './archivosMalos.ts'
import { ejemplo } from './azar.ts'
import { anotarEscrituras, type Escritura } from './escrituras.ts'
import { desnudo } from './esquema.ts'
import type { Materia } from './mutar.ts'

/** Who asks. «parcial»: an operator of one faculty only. */
const PAPELES = ['root', 'operador', 'parcial', 'docente', 'demo', 'nadie'] as const
export type Papel = (typeof PAPELES)[number]

export interface Persona {
  token: string | null
  /** Of nobody else: what is counted by address is counted for this person alone. */
  ip: string
}

/** Where the cases are asked: a server, its database with every write noted, and the two institutions of the proof. */
export interface Casa {
  t: TestApp
  mundo: Mundo
  /** What was written since it was asked last. */
  escritas(): Promise<Escritura[]>
  /** Somebody new of a role: nobody is at the end of what they may spend. */
  persona(papel: Papel): Promise<Persona>
  /** What inputs of a call are made of, in a place of their own when the call writes. */
  materia(name: string, call: Call): Promise<Materia>
  /** The good input of a call in a new place. */
  otraBuena(name: string, call: Call): Promise<Entrada>
  /** Files kept. */
  archivos(): number
  /** Institutions work again, whatever an accepted call made of them. */
  reponer(): Promise<void>
  close(): Promise<void>
}

/** Inputs of calls that the proof of permissions has no row for: nobody signs in there. */
const DE_NADIE: Readonly<Record<string, Entrada>> = {
  'auth.signin': { usuario: 'persona1', password: CLAVE },
  'auth.recover': { correo: 'persona1@ejemplo.edu' },
  'auth.enlace': { codigo: 'x'.repeat(43) },
  'auth.avatar': { usuario: 'persona1' },
}

const buenaDe = (name: string, call: Call, l: Lugar, n: number): Entrada =>
  filas[name]?.entrada(l, `zquno ${n}`) ?? DE_NADIE[name] ?? (ejemplo(desnudo(call.input)) as Entrada)

/** The ids of an input, each naming a thing of another kind. */
const cruzada = (buena: Entrada, l: Lugar): Entrada => {
  const others = [l.plan, l.curso, l.facultad, l.usuario, l.archivo, l.laboratorio]
  return Object.fromEntries(
    Object.entries(buena).map(([k, v], i) => [
      k,
      typeof v === 'number' ? others[i % others.length]! + 1000 * i : v,
    ]),
  )
}

/** Everybody has the password of the proof. */
const CON_CLAVE = `update usuarios set clave_hash = (select clave_hash from usuarios where clave_hash <> 'x' limit 1) where id = $1`

/** Files in a folder, and in those within. By hand: Node's own `recursive` asks the disk for each entry what it is. */
const cuantosHay = (dir: string): number =>
  readdirSync(dir, { withFileTypes: true }).reduce(
    (n, e) => n + (e.isDirectory() ? cuantosHay(path.join(dir, e.name)) : 1),
    0,
  )

export async function createCasa(): Promise<Casa> {
  const t = await createTestApp()
  const mundo = await plantMundo(t)
  const escritas = await anotarEscrituras(t.owner)
  const files = await archivosMalos()
  const borrada = await mundo.fresh(mundo.uno)
  await t.owner.query('update planes set deleted_at = now() where id = $1', [borrada.plan])
  let n = 0
  const acceso: Record<Exclude<Papel, 'nadie'>, Omit<AccesoDePrueba, 'empresa'>> = {
    root: ACCESO.root,
    operador: ACCESO.operador,
    parcial: { ...ACCESO.operador, rol: 2, facultades: [mundo.uno.facultad] },
    docente: { ...ACCESO.docente, codigo: '00002', cursos: [mundo.uno.curso] },
    demo: ACCESO.demo,
  }
  const otraBuena = async (name: string, call: Call) => {
    const l = await mundo.fresh(mundo.uno)
    await escritas()
    return buenaDe(name, call, l, ++n)
  }
  const de = (name: string, call: Call, l: Lugar) => buenaDe(name, call, l, ++n)
  return {
    t,
    mundo,
    escritas,
    otraBuena,
    async persona(papel) {
      const k = ++n
      const ip = `10.${(k >> 16) & 255}.${(k >> 8) & 255}.${k & 255}`
      if (papel === 'nadie') return { token: null, ip }
      const made = await t.gente.alguien(t.owner, { ...acceso[papel], empresa: t.gente.empresa })
      await t.owner.query(CON_CLAVE, [made.usuario])
      await escritas()
      return { token: made.token, ip }
    },
    materia: async (name, call) => ({
      buena: call.verb === 'GET' ? de(name, call, mundo.uno) : await otraBuena(name, call),
      ajenas: [
        ['another institution', de(name, call, mundo.otra)],
        ['another faculty', de(name, call, mundo.dos)],
        ['a deleted plan', de(name, call, borrada)],
        ['another kind', cruzada(de(name, call, mundo.uno), mundo.uno)],
      ],
      archivos: files,
    }),
    archivos: () => cuantosHay(path.join(t.dataDir, 'archivos')),
    async reponer() {
      await t.owner.query("update empresas set estado = 'Activado' where estado <> 'Activado'")
      await escritas()
    },
    close: () => t.close(),
  }
}
