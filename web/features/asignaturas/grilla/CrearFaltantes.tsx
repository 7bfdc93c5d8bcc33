import { colorDeArea } from '@malla/domain/asignaturas/catalogos.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { contarCosas } from '../../../app/importar/creados.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../../app/permission.ts'
import { refresh } from '../../../app/query.ts'
import { notifyGood } from '../../../ui/alerts.tsx'
import { warnOf } from '../../../ui/dialogs.tsx'
import { AvisoDeFaltantes } from './AvisoDeFaltantes.tsx'
import { type PorCrear, porCrear } from './porCrear.ts'
import type { Guardar } from './useGuardar.ts'
import type { EnTaller } from './useTaller.ts'

/** Makes the entries of a catalogue, one after the other; areas in the colours that follow. What is refused ends it; those before it are made. */
async function crear({ tipo, nombres }: PorCrear, cuantasAreas: number): Promise<void> {
  for (const [i, nombre] of nombres.entries()) {
    const color = tipo === 'areascursos' ? colorDeArea(cuantasAreas + i) : null
    await api(`${tipo}.create`, { nombre, color }, { cola: false })
  }
}

interface Props {
  en: Pick<EnTaller, 'vivas' | 'ctx'>
  guardar: Pick<Guardar, 'olvidar'>
  /** The button that had the focus is gone. */
  onTerminar: () => void
}

/** What cells name and no catalogue has, with its making. The cells then mean it by themselves. */
export function CrearFaltantes({ en: { vivas, ctx }, guardar, onTerminar }: Props) {
  const faltan = useMemo(() => porCrear(vivas, ctx), [vivas, ctx])
  const whyNot = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  // As it was when they began to be made: it does not shrink with each of them.
  const [haciendo, setHaciendo] = useState<{ que: PorCrear; dichos: PorCrear[] } | null>(null)
  const dichos = haciendo?.dichos ?? faltan
  const hecho = useRef(false)

  // Whoever went on with something else meanwhile stays there.
  useEffect(() => {
    if (haciendo || !hecho.current) return
    hecho.current = false
    if (document.activeElement === document.body) onTerminar()
  }, [haciendo, onTerminar])

  const alCrear = async (que: PorCrear) => {
    if (haciendo) return
    setHaciendo({ que, dichos })
    try {
      await crear(que, ctx.catalogos.areascursos.length)
      notifyGood(`Acabamos de crear ${contarCosas(que.tipo, que.nombres.length)}.`)
    } catch (razon) {
      void warnOf(razon)
    }
    await refresh('parametros', que.tipo)
    guardar.olvidar(que.celdas)
    hecho.current = true
    setHaciendo(null)
  }

  if (dichos.length === 0) return null
  return (
    <AvisoDeFaltantes
      faltan={dichos}
      haciendo={haciendo?.que ?? null}
      whyNot={whyNot}
      onCrear={que => void alCrear(que)}
    />
  )
}
