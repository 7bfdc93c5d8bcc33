import type { Carta } from '@malla/contracts/cartas.ts'
import type { Silabo } from '@malla/contracts/silabos.ts'
import { isClavePropia } from '@malla/domain/silabos/contenido.ts'
import { api } from '../../../app/api.ts'
import { ponerSilabo } from '../silabo/cache.ts'
import { type Cajon, cajonDe, type Envio } from './cajon.ts'
import type { Foto, Mundo } from './mundo.ts'

/** The two things that are kept key by key, by their name: «silabo/<curso>/<periodo, 0 for none>» and «carta/<curso>». */

export const cosaDeSilabo = (curso: number, periodo: number | null): string =>
  `silabo/${curso}/${periodo ?? 0}`
export const cosaDeCarta = (curso: number): string => `carta/${curso}`

/** Whether it is one of the two: other texts lie in the same drawer, and go by themselves nowhere. */
export const isCosa = (cosa: string): boolean => /^(silabo|carta)\//.test(cosa)

/** The keys of a syllabus with those of the institution's own sections. */
export const fotoDeSilabo = ({ silabo, propias, revisiones }: Silabo): Foto => ({
  valores: { ...silabo, ...propias },
  revisiones,
})

/** The keys of a carta. */
export const fotoDeCarta = ({ carta, revisiones }: Carta): Foto => ({ valores: carta, revisiones })

/** A request that outlives its page may hold so much, all of them together; a larger one goes the ordinary way and stays here when it is cut off. */
const CABE_AL_SALIR = 50_000

const opciones = ({ id, valores }: Envio, alSalir: boolean) => ({
  key: id,
  keepalive: alSalir && JSON.stringify(valores).length < CABE_AL_SALIR,
})

const parte = (valores: Envio['valores'], propias: boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(valores).filter(([clave]) => isClavePropia(clave) === propias))

async function guardarSilabo(id: number, periodo: number, envio: Envio, alSalir: boolean): Promise<Foto> {
  const propias = parte(envio.valores, true)
  const { data } = await api(
    'silabos.keys',
    {
      id,
      ...(periodo > 0 && { periodo_id: periodo }),
      silabo: parte(envio.valores, false),
      ...(Object.keys(propias).length > 0 && { propias: propias as Record<string, string> }),
      revisiones: envio.revisiones,
    },
    opciones(envio, alSalir),
  )
  ponerSilabo(data)
  return fotoDeSilabo(data)
}

async function guardarCarta(id: number, envio: Envio, alSalir: boolean): Promise<Foto> {
  const { valores, revisiones } = envio
  const { data } = await api('cartas.save', { id, carta: valores, revisiones }, opciones(envio, alSalir))
  return fotoDeCarta(data)
}

/** The world of a thing by its name, for a person in an institution; null when nobody knows such a thing. */
export function mundoDe(cosa: string, usuario: number, empresa: number): Mundo | null {
  const [tipo, curso = 0, periodo = 0] = cosa.split('/').map((x, i) => (i === 0 ? x : Number(x))) as [
    string,
    number?,
    number?,
  ]
  const cajon: Cajon = cajonDe(usuario, empresa, cosa)
  const ahora = () => Date.now()
  if (tipo === 'silabo')
    return {
      cajon,
      ahora,
      guardar: (envio, alSalir) => guardarSilabo(curso, periodo, envio, alSalir),
      fotoDe: actual => fotoDeSilabo(actual as Silabo),
    }
  if (tipo === 'carta')
    return {
      cajon,
      ahora,
      guardar: (envio, alSalir) => guardarCarta(curso, envio, alSalir),
      fotoDe: actual => fotoDeCarta(actual as Carta),
    }
  return null
}

/** The thing as the server has it now. */
export async function leerFoto(cosa: string): Promise<Foto> {
  const [tipo, curso, periodo] = cosa.split('/')
  const id = Number(curso)
  if (tipo === 'carta') return fotoDeCarta((await api('cartas.show', { id })).data)
  const periodo_id = Number(periodo)
  const { data } = await api('silabos.show', { id, ...(periodo_id > 0 && { periodo_id }) })
  return fotoDeSilabo(data.silabo)
}
