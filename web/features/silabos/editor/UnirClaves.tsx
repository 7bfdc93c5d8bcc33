import { isTextoVacio, type Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { etiquetaDeChoque } from '@malla/domain/silabos/etiquetaDeChoque.ts'
import type { Choque } from '@malla/domain/silabos/fusion.ts'
import { dePersonas, type Eleccion, UnirVersiones, type Version } from '../../historial/UnirVersiones.tsx'
import type { Almacen } from './almacen.ts'
import { type DondeChocan, decirChoque } from './decirChoque.ts'
import type { Decision } from './parte.ts'

const isTexto = (v: unknown): v is string => typeof v === 'string'
/** Both stay only where both are texts that can follow each other. */
const caben = ({ campo, mio, suyo }: Choque): boolean =>
  campo !== null &&
  campo !== 'unidad_id' &&
  campo !== 'tipo' &&
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

/**
 * Two people wrote in the same fields of one key: both texts side by side, field by field, and the person says which stays. What only one of them
 * changed is together already, and nothing is overwritten before all is decided.
 */
export function UnirClaves({
  almacen,
  clave,
  titulo,
  estructura,
  competencias,
  onPosponer,
}: {
  almacen: Almacen
  clave: string
  /** Name of the section. */
  titulo: string
  estructura: EstructuraDeSilabo
  /** Those that the course serves. */
  competencias: DondeChocan['competencias']
  onPosponer: () => void
}) {
  const { valor, choques } = almacen.choques(clave)
  const { enDosPestanas, valores } = almacen.estado()
  const dice = palabras[enDosPestanas.includes(clave) ? 'propio' : 'ajeno']
  const idDe = ({ tabla, id, campo }: Choque) => `${tabla} ${id} ${campo}`
  const unidades = clave === 'unidadesaprendizaje' ? valor : valores.unidadesaprendizaje
  const donde: DondeChocan = { estructura, competencias, unidades: (unidades ?? []) as Unidad[] }
  // A whole row that is null was taken away; a field that is null is empty.
  const versionDe = ({ base, campo }: Choque, v: unknown): Version => ({
    antes: decirChoque(campo, base, donde),
    ahora: campo === null && v === null ? null : decirChoque(campo, v, donde),
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
