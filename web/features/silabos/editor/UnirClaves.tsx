import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { isTextoVacio, type Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { etiquetaDeChoque, nombreDeUnidad } from '@malla/domain/silabos/etiquetaDeChoque.ts'
import type { Choque } from '@malla/domain/silabos/fusion.ts'
import { dePersonas, type Eleccion, UnirVersiones, type Version } from '../../historial/UnirVersiones.tsx'
import type { Almacen } from './almacen.ts'
import type { Decision } from './parte.ts'

const isTexto = (v: unknown): v is string => typeof v === 'string'
/** Both stay only where both are texts that can follow each other. */
const caben = ({ campo, mio, suyo }: Choque): boolean =>
  campo !== null &&
  campo !== 'unidad_id' &&
  isTexto(mio) &&
  isTexto(suyo) &&
  !isTextoVacio(mio) &&
  !isTextoVacio(suyo)

function quedaDe(choque: Choque, eleccion: Eleccion): unknown {
  if (eleccion !== 'ambos') return choque[eleccion]
  const [suyo, mio] = [choque.suyo as string, choque.mio as string]
  return /^\s*</.test(suyo + mio) ? suyo + mio : `${suyo} ${mio}`
}

/** How the two texts are called: another person's save, or what one typed oneself in two tabs that are gone. */
const palabras = {
  ajeno: {
    titulo: 'Otra persona guardó antes',
    texto: 'Usted y otra persona cambiaron lo mismo. Elija con qué se queda; lo demás ya está unido.',
    ...dePersonas,
  },
  propio: {
    titulo: 'Dos textos suyos',
    texto:
      'Usted escribió en el mismo lugar en dos pestañas que se cerraron sin guardar. Elija con qué se queda; lo demás ya está unido.',
    mio: 'Lo que hay ahora',
    suyo: 'Lo que escribió en la otra pestaña',
    quedaMio: 'Queda lo que hay ahora',
    quedaSuyo: 'Queda lo de la otra pestaña',
  },
}

/** A value of a field, or a whole row, as people read it. */
function enPalabras(
  valor: unknown,
  decirUnidad: (id: string | null) => string,
  campo: string | null,
): string {
  if (campo === 'unidad_id') return decirUnidad(valor as string | null)
  if (valor === null || valor === undefined) return ''
  if (typeof valor !== 'object') return textoLlano(String(valor))
  return Object.entries(valor)
    .filter(([c, v]) => c !== 'id' && c !== 'unidad_id' && (isTexto(v) || typeof v === 'number'))
    .map(([, v]) => textoLlano(String(v)))
    .filter(t => t.trim() !== '')
    .join('\n')
}

/**
 * Two people wrote in the same fields of one key: both texts side by side, field by field, and the person says which stays. What only one of them
 * changed is together already, and nothing is overwritten before all is decided.
 */
export function UnirClaves({
  almacen,
  clave,
  titulo,
  estructura,
  onPosponer,
}: {
  almacen: Almacen
  clave: string
  /** Name of the section. */
  titulo: string
  estructura: EstructuraDeSilabo
  onPosponer: () => void
}) {
  const { valor, choques } = almacen.choques(clave)
  const dice = palabras[almacen.estado().enDosPestanas.includes(clave) ? 'propio' : 'ajeno']
  const idDe = ({ tabla, id, campo }: Choque) => `${tabla} ${id} ${campo}`
  const unidades = clave === 'unidadesaprendizaje' ? (valor as Unidad[]) : []
  const decir = (v: unknown, campo: string | null) =>
    enPalabras(v, id => nombreDeUnidad(unidades, id, estructura), campo)
  // A whole row that is null was taken away; a field that is null is empty.
  const versionDe = ({ base, campo }: Choque, v: unknown): Version => ({
    antes: decir(base, campo),
    ahora: campo === null && v === null ? null : decir(v, campo),
  })
  return (
    <UnirVersiones
      titulo={`${dice.titulo} · ${titulo}`}
      texto={dice.texto}
      dicho={dice}
      ido="Lo eliminó."
      disputadas={choques.map(c => ({
        id: idDe(c),
        pregunta: etiquetaDeChoque(clave, c, valor, estructura) || titulo,
        mio: versionDe(c, c.mio),
        suyo: versionDe(c, c.suyo),
        cabenAmbos: caben(c),
      }))}
      onGuardar={elegido =>
        almacen.resolver(
          clave,
          choques.map((choque): Decision => ({ choque, queda: quedaDe(choque, elegido[idDe(choque)]!) })),
        )
      }
      onPosponer={onPosponer}
    />
  )
}
