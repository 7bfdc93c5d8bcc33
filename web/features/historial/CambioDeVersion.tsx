import { etiquetas } from '@malla/contracts/etiquetas.ts'
import type { Version } from '@malla/contracts/historial.ts'
import { diferencia } from '@malla/domain/texto/diferencia.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'
import { cambiosDeItems, enPocasPalabras, type ItemDeVersion, type PalabrasDeItem } from './cambiosDeItems.ts'
import classes from './Diferencia.module.css'
import { Diferencia } from './Diferencia.tsx'

/** How a value of a field reads, or null when it is not known. */
export type Nombrar = (campo: string, valor: unknown) => string | null

/** What a version changed: a section entry by entry, anything else field by field. */
export function CambioDeVersion({
  version,
  abierta,
  nombrar,
  palabras,
}: {
  version: Version
  abierta: boolean
  nombrar: Nombrar | undefined
  palabras?: PalabrasDeItem
}) {
  // Too long for the list: its note says so.
  if (version.despues === null) return null
  const isTexto = Array.isArray(version.despues.items)
  return isTexto ? (
    <Textos version={version} abierta={abierta} nombrar={nombrar} palabras={palabras} />
  ) : (
    <Campos version={version} abierta={abierta} nombrar={nombrar} />
  )
}

const itemsDe = (lado: Version['antes']): ItemDeVersion[] =>
  (lado?.items as ItemDeVersion[] | undefined) ?? []

function Textos({
  version,
  abierta,
  nombrar,
  palabras,
}: {
  version: Version
  abierta: boolean
  nombrar: Nombrar | undefined
  palabras: PalabrasDeItem | undefined
}) {
  const cambios = cambiosDeItems(itemsDe(version.antes), itemsDe(version.despues), palabras)
  return (
    <>
      <span className={classes.cuando}>{enPocasPalabras(cambios, nombreDeItem, palabras)}</span>
      {abierta &&
        cambios.map(c => (
          <div key={c.clave} className={classes.cambio}>
            {c.titulo && <h4>{c.titulo}</h4>}
            {c.hechos.map(hecho => (
              <p key={hecho} className={classes.cuando}>
                {hecho}
              </p>
            ))}
            {c.campos.map(campo => (
              <Campo key={campo.campo} {...campo} nombre={nombreDeItem(campo.campo)} nombrar={nombrar} />
            ))}
            {c.trozos && <Diferencia trozos={c.trozos} etiqueta={c.titulo ?? 'Diferencia'} />}
          </div>
        ))}
    </>
  )
}

const nombreDeCampo = (campo: string): string => etiquetas[campo] ?? campo

/** What fields are called in an entry of a section, where elsewhere they mean something else. */
const enItem: Readonly<Record<string, string>> = { semanas: 'Semanas', asignatura_id: 'Curso' }
const nombreDeItem = (campo: string): string => enItem[campo] ?? nombreDeCampo(campo)

/** One field as it was and as it is. */
function Campo({
  campo,
  nombre,
  antes,
  despues,
  nombrar,
}: {
  campo: string
  nombre: string
  antes: unknown
  despues: unknown
  nombrar: Nombrar | undefined
}) {
  const leer = (valor: unknown) =>
    nombrar?.(campo, valor) ?? (enTexto(valor) === '' ? '' : enPalabras(campo, valor))
  return (
    <>
      <h4>{nombre}</h4>
      <Diferencia etiqueta={nombre} trozos={diferencia(leer(antes), leer(despues))} />
    </>
  )
}

/** Fields that are bookkeeping, or follow from others. */
const callados = new Set([
  'revision',
  'id',
  'planestudio_id',
  'base_id',
  'empresa_id',
  'orden',
  'silabo_estado',
])

/** By what two values are told apart; '' for none. */
const enTexto = (valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return ''
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor)
}

function Campos({
  version,
  abierta,
  nombrar,
}: {
  version: Version
  abierta: boolean
  nombrar: Nombrar | undefined
}) {
  const { antes, despues } = version
  const campos = Object.keys(despues ?? {}).filter(
    c => !callados.has(c) && enTexto(antes?.[c]) !== enTexto(despues?.[c]),
  )
  return (
    <>
      <span className={classes.cuando}>
        {antes === null ? 'Se creó.' : campos.map(nombreDeCampo).join(', ') || 'Cambió de lugar.'}
      </span>
      {abierta &&
        campos.map(campo => (
          <div key={campo} className={classes.cambio}>
            <Campo
              campo={campo}
              nombre={nombreDeCampo(campo)}
              antes={antes?.[campo]}
              despues={despues?.[campo]}
              nombrar={nombrar}
            />
          </div>
        ))}
    </>
  )
}
