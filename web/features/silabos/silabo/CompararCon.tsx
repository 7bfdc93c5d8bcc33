import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import { diferencia, hayDiferencia } from '@malla/domain/texto/diferencia.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { StateBadge } from '../../../ui/StateBadge.tsx'
import { Diferencia, LeyendaDeDiferencia } from '../../historial/Diferencia.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import { ElegirSilabo } from './ElegirSilabo.tsx'
import classes from './Enfrentar.module.css'
import { enTexto } from './enTexto.ts'
import comun from './Silabo.module.css'

/** «Comparar con otro sílabo…»: this syllabus and another, section by section and word by word; the other is what was before. */
export function CompararCon({ enPantalla, onClose }: { enPantalla: SilaboEnPantalla; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="Comparar con otro sílabo" size={960}>
      <ElegirSilabo abierto={enPantalla.abierto} label="Comparar con">
        {otro => <Secciones enPantalla={enPantalla} otro={otro} />}
      </ElegirSilabo>
    </Dialog>
  )
}

function Secciones({
  enPantalla: { estructura, estado, contenido, abierto },
  otro,
}: {
  enPantalla: SilaboEnPantalla
  otro: SilaboAbierto
}) {
  const suyos = { ...otro.silabo.silabo, ...otro.silabo.propias } as Record<string, unknown>
  const alli = { estructura, unidades: otro.silabo.silabo.unidadesaprendizaje ?? [] }
  const aqui = { estructura, unidades: contenido.unidadesaprendizaje ?? [] }
  const comparadas = seccionesActivas(estructura)
    .filter(s => s.clave !== 'datos')
    .map(({ clave, nombre }) => {
      const isSumilla = clave === 'sumilla'
      const antes = isSumilla
        ? textoLlano(otro.carta.carta.sumilla ?? '')
        : enTexto(clave, suyos[clave], alli)
      const ahora = isSumilla
        ? textoLlano(abierto.carta.carta.sumilla ?? '')
        : enTexto(clave, estado.valores[clave], aqui)
      return { clave, nombre, trozos: diferencia(antes, ahora), isVacia: antes === '' && ahora === '' }
    })
  const distintas = comparadas.filter(c => hayDiferencia(c.trozos)).length
  return (
    <>
      <p className={comun.nota}>
        {distintas === 0
          ? 'Los dos dicen lo mismo.'
          : `${cuantos(distintas, 'sección cambia', 'secciones cambian')}. Lo añadido está en este sílabo; lo quitado, en el otro.`}
      </p>
      <LeyendaDeDiferencia />
      {comparadas
        .filter(c => !c.isVacia)
        .map(({ clave, nombre, trozos }) => {
          const isDistinta = hayDiferencia(trozos)
          return (
            <details key={clave} className={classes.comparada} open={isDistinta}>
              <summary>
                {nombre}{' '}
                <StateBadge tone={isDistinta ? 'warning' : 'plain'}>
                  {isDistinta ? 'Cambia' : 'Sin cambios'}
                </StateBadge>
              </summary>
              <Diferencia trozos={trozos} etiqueta={nombre} />
            </details>
          )
        })}
    </>
  )
}
