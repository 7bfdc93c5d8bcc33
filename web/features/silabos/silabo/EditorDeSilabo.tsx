import { formularios } from '@malla/contracts/formularios.ts'
import type { Periodo } from '@malla/contracts/periodos.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { useMemo, useState } from 'react'
import { useAddress, useSetAddress } from '../../../app/address.ts'
import { useCall } from '../../../app/query.ts'
import { usePlace } from '../../../app/shell/crumbs.ts'
import { paths } from '../../../paths.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { cosaDeSilabo, fotoDeSilabo } from '../editor/mundos.ts'
import { UnirClaves } from '../editor/UnirClaves.tsx'
import { useAlmacen } from '../editor/useAlmacen.ts'
import { useDeshacerEnPagina } from '../editores/useDeshacerEnPagina.ts'
import { Ayuda } from './Ayuda.tsx'
import { Barra } from './Barra.tsx'
import { entradaDe } from './cache.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import { Documento } from './Documento.tsx'
import { queSigueAqui } from './enRevision.ts'
import { Indice } from './Indice.tsx'
import { escribirLugar, type Lugar } from './lugar.ts'
import { type Panel, Paneles } from './Paneles.tsx'
import classes from './Silabo.module.css'
import { useIrA } from './useIrA.ts'
import { useMedida } from './useMedida.ts'
import { usePresencia } from './usePresencia.ts'
import { useVisitaDeSilabo } from './useVisitaDeSilabo.ts'

/** The editor of a syllabus: outline with lights, the document itself, what helps at its side. */
export function EditorDeSilabo({
  abierto,
  periodos,
}: {
  abierto: SilaboAbierto
  periodos: readonly Periodo[]
}) {
  const { silabo, curso } = abierto
  const hoy = useHoy()
  const foto = useMemo(() => fotoDeSilabo(silabo), [silabo])
  const [almacen, estado] = useAlmacen(
    cosaDeSilabo(curso.id, silabo.periodo_id),
    foto,
    queSigueAqui(abierto, hoy).map(id => cosaDeSilabo(id, silabo.periodo_id)),
  )
  const { estructura, contenido, medida } = useMedida(abierto, estado)
  const presencia = usePresencia(curso.id, silabo.periodo_id)
  const observaciones = useCall('revisiones.list', entradaDe(curso.id, silabo.periodo_id), {
    meta: { shown: true },
  })
  const { seccion } = useAddress()
  const setAddress = useSetAddress()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [pospuestos, setPospuestos] = useState<readonly string[]>([])
  const [enFoco, setEnFoco] = useState<Lugar | null>(null)
  useIrA(seccion, medida.partes.length > 0)
  useDeshacerEnPagina(abierto.whyNotEditar)
  useVisitaDeSilabo(curso.id)
  usePlace([
    { label: formularios.silabos.titulo, href: paths.silabos() },
    { label: abierto.plan.programa, href: paths.silabos({ plan: abierto.plan.id }) },
    { label: curso.nombre },
  ])

  // What others read of the syllabus (its units, for the evaluation) is what stands on the screen.
  const actual = useMemo(
    () => ({ ...abierto, silabo: { ...silabo, silabo: contenido as SilaboAbierto['silabo']['silabo'] } }),
    [abierto, silabo, contenido],
  )
  const enPantalla: SilaboEnPantalla = {
    abierto: actual,
    estructura,
    contenido,
    medida,
    almacen,
    estado,
    whyNot: abierto.whyNotEditar,
    observaciones: observaciones.data?.data ?? [],
    otros: presencia.otros,
    editar(clave, valor) {
      presencia.escribir()
      almacen.editar(clave, valor)
    },
  }
  const ir = (lugar: Lugar) => {
    setPanel(null)
    setAddress({ seccion: escribirLugar(lugar) }, { replace: true })
  }
  const porDecidir = estado.enConflicto.find(clave => !pospuestos.includes(clave))

  return (
    <div className={classes.pagina}>
      <Barra
        enPantalla={enPantalla}
        periodos={periodos}
        onPanel={setPanel}
        onDecidir={() => setPospuestos([])}
      />
      <Paneles
        panel={panel}
        onCerrar={() => setPanel(null)}
        indice={<Indice enPantalla={enPantalla} actual={enFoco} onIr={ir} />}
        ayuda={<Ayuda enPantalla={enPantalla} enFoco={enFoco} />}
      >
        <Documento
          enPantalla={enPantalla}
          onFoco={lugar => {
            setEnFoco(lugar)
            presencia.estarEn(lugar.clave)
          }}
        />
      </Paneles>
      {porDecidir && (
        <UnirClaves
          key={porDecidir}
          almacen={almacen}
          clave={porDecidir}
          titulo={estructura.secciones.find(s => s.clave === porDecidir)?.nombre ?? porDecidir}
          estructura={estructura}
          competencias={abierto.competencias}
          onPosponer={() => setPospuestos([...pospuestos, porDecidir])}
        />
      )}
    </div>
  )
}
