import type pg from 'pg'
import { hashToken, newToken } from '../platform/session/active.ts'
import { contador } from './contador.ts'

/** Roles of the matrix, as a test names them. */
export const ROLES = ['root', 'operador', 'operadorBasico', 'tutor', 'inspector', 'demo', 'docente'] as const
export type RolDePrueba = (typeof ROLES)[number]

/** Two institutions; in the first one person a role, in the second an operator; and tokens of their open sessions. */
export interface Gente {
  empresa: number
  otraEmpresa: number
  token: Record<RolDePrueba, string>
  usuario: Record<RolDePrueba, number>
  /** Operator of the other institution. */
  ajeno: string
  /** Makes another person with a session and answers the token. */
  alguien(
    owner: pg.Client,
    acceso: AccesoDePrueba,
  ): Promise<{ token: string; usuario: number; acceso: number }>
}

export interface AccesoDePrueba {
  empresa: number
  tipouser?: number | null
  codigo?: string
  rol?: number
  codigo_aditional?: string | null
  facultades?: number[]
  programas?: number[]
  cursos?: number[]
  root?: boolean
}

const ACCESOS: Record<RolDePrueba, Omit<AccesoDePrueba, 'empresa'>> = {
  root: { root: true, tipouser: 1 },
  operador: { tipouser: 2 },
  operadorBasico: { tipouser: 5 },
  tutor: { codigo_aditional: 'is_tutor_diseno' },
  inspector: { tipouser: 3 },
  demo: { tipouser: 4 },
  docente: { cursos: [999_999] },
}

async function one(owner: pg.Client, text: string, values: unknown[]): Promise<number> {
  const { rows } = await owner.query(`${text} returning id`, values)
  return Number(rows[0].id)
}

const nextNumber = contador()

/** Makes a person with a session, and answers its token (see `Gente`). */
export async function alguien(
  owner: pg.Client,
  a: AccesoDePrueba,
): Promise<{ token: string; usuario: number; acceso: number }> {
  const name = `persona${nextNumber(owner)}`
  const persona = await one(owner, 'insert into personas (nombres, correo, root) values ($1, $2, $3)', [
    name,
    `${name}@ejemplo.edu`,
    a.root ?? false,
  ])
  const usuario = await one(
    owner,
    "insert into usuarios (persona_id, usuario, clave_hash) values ($1, $2, 'x')",
    [persona, name],
  )
  const { rows } = await owner.query('select id from tipospersonas where codigo = $1 order by id limit 1', [
    a.codigo ?? '00001',
  ])
  const tipo =
    rows[0]?.id ??
    (await one(owner, 'insert into tipospersonas (tipopersona, codigo) values ($1, $1)', [
      a.codigo ?? '00001',
    ]))
  const acceso = await one(
    owner,
    `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol, codigo_aditional, permisos_facultades, permisos_programas, cursos_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      a.empresa,
      usuario,
      tipo,
      a.tipouser ?? null,
      a.rol ?? 1,
      a.codigo_aditional ?? null,
      ...[a.facultades, a.programas, a.cursos].map(ids => JSON.stringify(ids ?? [])),
    ],
  )
  const token = newToken()
  await owner.query(
    "insert into sesiones (token_hash, usuario_id, empresa_id, acceso_id, vence_at) values ($1, $2, $3, $4, now() + interval '1 hour')",
    [hashToken(token), usuario, a.empresa, acceso],
  )
  return { token, usuario, acceso }
}

/** Puts the people of the tests into an empty database. */
export async function seedGente(owner: pg.Client): Promise<Gente> {
  const empresa = await one(
    owner,
    "insert into empresas (razonsocial, tipo) values ('Universidad de Prueba', 'Universidad')",
    [],
  )
  const otraEmpresa = await one(
    owner,
    "insert into empresas (razonsocial, tipo) values ('Instituto Ajeno', 'Instituto')",
    [],
  )
  const token = {} as Record<RolDePrueba, string>
  const usuario = {} as Record<RolDePrueba, number>
  for (const rol of ROLES) {
    const made = await alguien(owner, { empresa, ...ACCESOS[rol] })
    token[rol] = made.token
    usuario[rol] = made.usuario
  }
  const ajeno = (await alguien(owner, { empresa: otraEmpresa, tipouser: 2 })).token
  return { empresa, otraEmpresa, token, usuario, ajeno, alguien }
}
