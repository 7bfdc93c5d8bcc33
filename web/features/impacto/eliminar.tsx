import type { ImpactoVisto } from '@malla/contracts/impacto.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { choose, confirm, confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { refusalOf } from '../../ui/reasons.ts'
import { type Cosa, type Reemplazo, VistaDeImpacto, verImpacto } from './VistaDeImpacto.tsx'

/** For whoever keeps the steps that were made: which one this was, and how «Deshacer» takes it back. */
export interface EnUnPaso {
  alHacer: (paquete: number) => void
  deshacer: (paquete: number) => void
}

/** Everything that a change in one step may touch is read again. */
const LO_QUE_TOCA = [
  'asignaturas',
  'planes',
  'ciclos',
  'secciones',
  'competencias',
  'equivalencias',
  'silabos',
  'cartas',
  'docentes',
  'laboratorios',
  'areascursos',
  'tiposcursos',
  'tipologiasespecialescursos',
  'facultades',
  'avance',
  'impactos',
] as const

interface AEliminar extends Cosa {
  nombre: string
  /** Deletes it where nothing hangs on it. */
  simple: () => Promise<unknown>
  /** Closes what shows it, before its page is read again and is not there. */
  cerrar?: (() => void) | undefined
  /** What may take its place; asked for only when something hangs on it. */
  reemplazo?: (() => Promise<Reemplazo | null>) | undefined
}

/** Takes a change that was made in one step back; what does not let it is told. */
export async function deshacerPaquete(id: number): Promise<void> {
  try {
    const { message } = await api('impactos.deshacer', { id })
    await refresh(...LO_QUE_TOCA)
    notifyGood(message)
  } catch (error) {
    await warnOf(error)
  }
}

/** Nothing but what should be known: an ordinary deletion says it. */
export const isSuelto = ({ efectos }: ImpactoVisto): boolean => efectos.every(e => e.suerte === 'avisa')

/**
 * Deletes something after showing what hangs on it, in all plans, and what will happen to each; the change with all that follows is one, made whole or not at
 * all, and «Deshacer» takes it back. Where nothing hangs on it the ordinary question is asked. Resolves to true when it is gone.
 */
export async function eliminarViendo({
  cosa,
  id,
  nombre,
  simple,
  cerrar,
  reemplazo,
}: AEliminar): Promise<boolean> {
  let visto: ImpactoVisto
  try {
    visto = await verImpacto({ cosa, id }, null)
  } catch (error) {
    await warnOf(error)
    return false
  }
  if (isSuelto(visto))
    return confirmDelete({
      name: nombre,
      note: visto.efectos.map(e => `${e.nombre}. ${e.detalle}`).join(' ') || undefined,
      work: simple,
    })
  const otros = (await reemplazo?.().catch(() => null)) ?? null
  return preguntar({ cosa, id, cerrar }, visto, otros)
}

/** Shows an impact and makes the change with all that follows, once the person says so. Resolves to true when it is made. */
export async function preguntar(
  { cerrar, paso, ...cosa }: Cosa & Pick<AEliminar, 'cerrar'> & { paso?: EnUnPaso | undefined },
  inicial: ImpactoVisto,
  reemplazo: Reemplazo | null,
  antes: { por: number | null; aviso?: string } = { por: null },
): Promise<boolean> {
  let visto: ImpactoVisto | null = inicial
  let { por } = antes
  let otra: { visto: ImpactoVisto; aviso: string } | null = null
  const texto = (
    <VistaDeImpacto
      inicial={inicial}
      pedir={elegido => verImpacto(cosa, elegido)}
      onCambio={(otro, elegido) => {
        visto = otro
        por = elegido
      }}
      reemplazo={reemplazo}
      elegido={por}
      aviso={antes.aviso}
    />
  )
  if (!inicial.se_puede && !reemplazo) {
    await choose({
      title: inicial.titulo,
      text: texto,
      choices: [{ value: null, label: mensajes.alertas.ok, kind: 'main' }],
      dismiss: null,
    })
    return false
  }
  const hecho = await confirm({
    title: inicial.titulo,
    text: texto,
    yes: 'Hacer todo esto',
    no: 'Cancelar',
    danger: true,
    work: async () => {
      // What is done is what was seen, or nothing.
      if (!visto)
        throw new Error('Lo que eligió no está a la vista todavía, o no puede ser. Revise la lista.')
      try {
        const { data, message } = await api('impactos.aplicar', {
          cosa: cosa.cosa,
          id: cosa.id,
          ...(cosa.con && { con_ids: [...cosa.con] }),
          ...(por === null
            ? { que: 'eliminar' as const }
            : { que: 'reemplazar' as const, reemplazo_id: por }),
          huella: visto.huella,
        })
        cerrar?.()
        paso?.alHacer(data.id)
        await refresh(...LO_QUE_TOCA)
        notifyGood(message, {
          nombre: 'Deshacer',
          hacer: () => void (paso?.deshacer ?? deshacerPaquete)(data.id),
        })
      } catch (error) {
        const actual = refusalOf(error)?.body.actual as ImpactoVisto | undefined
        if (!actual) throw error
        otra = { visto: actual, aviso: (error as Error).message }
      }
    },
  })
  // It is another one by now: shown as it is, to be decided anew.
  const nueva = otra as { visto: ImpactoVisto; aviso: string } | null
  return hecho && nueva
    ? preguntar({ cerrar, paso, ...cosa }, nueva.visto, reemplazo, { por, aviso: nueva.aviso })
    : hecho
}
