import type { Carta } from '@malla/contracts/cartas.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { ContenidoDeCarta } from '@malla/domain/silabos/contenido.ts'
import { lineaDeDatos } from '@malla/domain/silabos/datosDelCurso.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { lucesDeCarta } from '@malla/domain/silabos/medirCarta.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import { ReportButton } from '../../ui/pdf/ReportButton.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { EstadoDeClaves } from '../silabos/editor/EstadoDeClaves.tsx'
import { cosaDeCarta, fotoDeCarta } from '../silabos/editor/mundos.ts'
import { UnirClaves } from '../silabos/editor/UnirClaves.tsx'
import { useAlmacen } from '../silabos/editor/useAlmacen.ts'
import { useDeshacerEnPagina } from '../silabos/editores/useDeshacerEnPagina.ts'
import { useIrA } from '../silabos/silabo/useIrA.ts'
import classes from './Carta.module.css'
import { comoSeVe, dichoDeHerencia } from './cursos.ts'
import { SeccionDeCarta } from './SeccionDeCarta.tsx'
import { seccionesDeCarta } from './secciones.ts'

interface Props {
  curso: number
  planId: number
  /** Who may not read the courses of the plan comes from the syllabus, and goes back to it. */
  isSola?: boolean
  /** How many syllabi show it; null where that is not known to the person. */
  silabos: number | null
  /** Why nothing of its plan can be written, or null. */
  whyNotPlan: string | null
}

/** The carta of a course as a document that is written in its place and saves itself. */
export function CartaDeCurso(props: Props) {
  const abierto = useCall('silabos.show', { id: props.curso }).data?.data
  const carta = useCall('cartas.show', { id: props.curso }).data?.data
  if (!abierto || !carta) return <Surface height={560} />
  return <Abierta {...props} abierto={abierto} carta={carta} />
}

function Abierta({
  curso,
  planId,
  isSola = false,
  silabos,
  whyNotPlan,
  abierto,
  carta,
}: Props & { abierto: SilaboAbierto; carta: Carta }) {
  const foto = useMemo(() => fotoDeCarta(carta), [carta])
  const [almacen, estado] = useAlmacen(cosaDeCarta(carta.asignatura_id), foto)
  const [pospuestos, setPospuestos] = useState<readonly string[]>([])
  const whyNotRol = useWhyNot('carta.editar', { asignatura_id: carta.asignatura_id })
  const address = useAddress()
  useIrA(address.seccion, true)
  const whyNot = whyNotRol ?? whyNotPlan
  // Its document is one of the plan's: no lecturer has those.
  const whyNotVer = useWhyNot('informes.ver', isSola ? DE_LA_INSTITUCION : {})
  useDeshacerEnPagina(whyNot)
  const contenido = estado.valores as ContenidoDeCarta
  const luces = lucesDeCarta(contenido, abierto.competencias.length > 0)
  const porDecidir = estado.enConflicto.find(clave => !pospuestos.includes(clave))
  const nombreDe = (clave: string) => seccionesDeCarta.find(s => s.clave === clave)?.nombre ?? clave
  return (
    <>
      <div className={`${classes.herramientas} no-print`}>
        <Link
          className={classes.volver}
          href={isSola ? paths.silabo(curso) : paths.carta({ plan: planId, ...comoSeVe(address) })}
        >
          <IconArrowLeft size={16} aria-hidden /> {isSola ? 'Sílabo' : 'Cursos'}
        </Link>
        {silabos !== null && <span className={classes.herencia}>{dichoDeHerencia(silabos)}</span>}
        <span className={classes.hacer}>
          <EstadoDeClaves estado={estado} />
          {estado.enConflicto.length > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={() => setPospuestos([])}>
              Elegir
            </Button>
          )}
          <ReportButton
            whyNot={whyNotVer}
            title={`Carta descriptiva · ${abierto.curso.nombre}`}
            ask={async () => {
              // What was typed a moment ago is in it.
              await almacen.enviar()
              return api('planes.pdfCarta', { id: planId, asignatura: carta.asignatura_id })
            }}
          />
        </span>
      </div>
      <div className={classes.avisos}>
        {whyNot !== null && <Aviso>{whyNot}</Aviso>}
        {estado.recuperado && <Aviso>Recuperamos lo que había escrito y no llegó a guardarse.</Aviso>}
      </div>
      <article className={classes.papel} aria-labelledby="carta-titulo">
        <header className={classes.titulo}>
          <h1 id="carta-titulo">{abierto.curso.nombre}</h1>
          <p>{lineaDeDatos(abierto.curso, { antes: [abierto.ciclo], requisitos: abierto.requisitos })}</p>
        </header>
        {seccionesDeCarta.map(s => (
          <SeccionDeCarta
            key={s.clave}
            seccion={s}
            curso={curso}
            valor={contenido[s.clave]}
            revision={almacen.revisionDe(s.clave)}
            luz={luces[s.clave]}
            ajeno={estado.ajenos[s.clave]}
            abierto={abierto}
            whyNot={whyNot}
            haySinGuardar={almacen.hayPendientes}
            onCambio={valor => almacen.editar(s.clave, valor)}
          />
        ))}
      </article>
      {porDecidir && (
        <UnirClaves
          key={porDecidir}
          almacen={almacen}
          clave={porDecidir}
          titulo={nombreDe(porDecidir)}
          estructura={abierto.estructura as EstructuraDeSilabo}
          competencias={abierto.competencias}
          onPosponer={() => setPospuestos([...pospuestos, porDecidir])}
        />
      )}
    </>
  )
}
