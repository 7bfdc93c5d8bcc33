import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import { vi } from 'vitest'
import { ApiError } from '../../../app/ApiError.ts'
import { almacenamiento } from '../../../ui/almacenamientoDePrueba.ts'
import { Almacen } from './almacen.ts'
import { cajonDe, type Envio } from './cajon.ts'
import type { Foto, Mundo } from './mundo.ts'
import type { Reserva } from './reserva.ts'

/** The second place of a browser; `cabe`: whether it has room. */
export function reservaDe(cabe = true): Reserva & { cosas: Map<string, string> } {
  const cosas = new Map<string, string>()
  return {
    cosas,
    async poner(nombre, texto) {
      if (cabe) cosas.set(nombre, texto)
      return cabe
    },
    async quitar(nombre) {
      cosas.delete(nombre)
    },
    leer: async prefix => new Map([...cosas].filter(([nombre]) => nombre.startsWith(prefix))),
  }
}

/** A value whose texts are trimmed, as the server cleans them. */
const limpiado = (v: unknown): unknown =>
  JSON.parse(JSON.stringify(v), (_, x) => (typeof x === 'string' ? x.trim() : x))

const sinRed = () => new ApiError(0, 'sin red')

/** A server of one thing. `antes` and `despues`: where it is killed. */
export function servidor(valores: Record<string, unknown> = { metodologia: '<p>Uno</p>' }) {
  const s = {
    foto: {
      valores,
      revisiones: Object.fromEntries(Object.keys(valores).map(k => [k, 1])),
    } as Foto,
    caido: null as null | 'antes' | 'despues',
    /** What it answers whatever it is sent. */
    falla: null as ApiError | null,
    rechaza: null as string | null,
    limpia: false,
    llamadas: [] as Envio[],
    respuestas: new Map<string, Foto>(),
    guardar(clave: string, valor: unknown) {
      s.foto = {
        valores: { ...s.foto.valores, [clave]: valor },
        revisiones: { ...s.foto.revisiones, [clave]: (s.foto.revisiones[clave] ?? 0) + 1 },
      }
    },
    negar() {
      if (s.caido === 'antes') throw sinRed()
      if (s.falla) throw s.falla
    },
    async recibir(e: Envio): Promise<Foto> {
      s.llamadas.push(structuredClone(e))
      s.negar()
      const dicha = s.respuestas.get(e.id)
      if (dicha) return dicha
      if (s.rechaza && s.rechaza in e.valores) throw new ApiError(422, 'El texto es muy largo.')
      const viejas = Object.keys(e.valores).filter(
        k => e.revisiones[k] !== (s.foto.revisiones[k] ?? 0) && !igual(e.valores[k], s.foto.valores[k]),
      )
      if (viejas.length > 0) throw new ApiError(409, 'Otra persona guardó antes.', { actual: s.foto })
      for (const [clave, v] of Object.entries(e.valores)) {
        const valor = s.limpia ? limpiado(v) : v
        if (!igual(valor, s.foto.valores[clave])) s.guardar(clave, valor)
      }
      s.respuestas.set(e.id, s.foto)
      if (s.caido === 'despues') throw sinRed()
      return s.foto
    },
  }
  return s
}

export type Servidor = ReturnType<typeof servidor>
let pestana = 0

/** A tab of a browser that looks at the thing as the server has it now. */
export function abrir(
  s: Servidor,
  storage = almacenamiento(),
  usuario = 1,
  id = `p${++pestana}`,
  reserva: Reserva = reservaDe(false),
  cosa = 'silabo/1/0',
) {
  const mundo: Mundo = {
    cajon: cajonDe(usuario, 7, cosa, {
      storage,
      reserva,
      pestana: id,
      vivas: async () => new Set([id]),
    }),
    guardar: e => s.recibir(e),
    fotoDe: actual => actual as Foto,
    ahora: () => Date.now(),
  }
  const almacen = new Almacen(mundo, s.foto)
  return { almacen, storage, valor: (clave = 'metodologia') => almacen.estado().valores[clave] }
}

/** Lets so many milliseconds go by. */
export const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const semana = (id: string, contenidos: string) => ({
  id,
  numero: 0,
  contenidos,
  actividades: '',
  recursos: '',
  evidencias: '',
  horas: null,
})
/** A unit of two weeks. */
export const unidades = (a: string, b: string): Unidad[] => [
  { id: 'u', nombre: 'SQL', resultado: '', semanas: [semana('s1', a), semana('s2', b)] },
]
