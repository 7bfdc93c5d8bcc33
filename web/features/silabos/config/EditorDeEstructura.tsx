import type { EstructuraVigente } from '@malla/contracts/estructuras.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { Alert } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../../app/permission.ts'
import { refresh } from '../../../app/query.ts'
import { useOpenForm } from '../../../app/useOpenForm.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notifyGood } from '../../../ui/alerts.tsx'
import { confirm } from '../../../ui/dialogs.tsx'
import { FieldGroup, FormSection } from '../../../ui/form/FormSection.tsx'
import { tecla } from '../../../ui/tecla.ts'
import { Columnas } from './Columnas.tsx'
import classes from './Config.module.css'
import { confirmarEstructura } from './confirmarEstructura.ts'
import { alcance, deQuien } from './deQuien.ts'
import { EstructurasListas } from './EstructurasListas.tsx'
import { enPalabras } from './enPalabras.ts'
import { Medidas } from './Medidas.tsx'
import { MuestraDeSilabo } from './MuestraDeSilabo.tsx'
import { Secciones } from './Secciones.tsx'
import { useConPregunta } from './useConPregunta.ts'
import {
  conEstructura,
  estructuraDeValores,
  problemasDe,
  type ValoresDeEstructura,
  valoresDe,
} from './valores.ts'

interface Dueno {
  programa_id: number | undefined
  planestudio_id: number | undefined
}

const same = (v: ValoresDeEstructura): ValoresDeEstructura => v
const aValores = (v: EstructuraVigente): ValoresDeEstructura =>
  valoresDe(v.estructura as EstructuraDeSilabo, v.propia?.revision ?? 0)

const deUno = ({ planestudio_id, programa_id }: Dueno) =>
  planestudio_id ? { planestudio_id } : { programa_id }

/** Saves the structure of an owner. */
async function guardar(dueno: Dueno, v: ValoresDeEstructura, options: { key: string }) {
  const { data, message } = await api(
    'estructuras.save',
    { ...deUno(dueno), estructura: estructuraDeValores(v), revision: v.revision },
    options,
  )
  return { data: aValores(data), message }
}

/** The structure of one owner, with its outline beside it. One that is inherited is only read until somebody makes it their own. */
export function EditorDeEstructura({ vigente, dueno }: { vigente: EstructuraVigente; dueno: Dueno }) {
  const [haceSuya, setHaceSuya] = useState(false)
  const [listas, setListas] = useState(false)
  const isDeTodos = !dueno.programa_id && !dueno.planestudio_id
  // A programme that the person may read is within the own faculties or programmes.
  const whyNot = useWhyNot('curricular.editar', isDeTodos ? DE_LA_INSTITUCION : undefined)
  const isPropia = vigente.propia !== null || isDeTodos || haceSuya
  const form = useOpenForm<ValoresDeEstructura, ValoresDeEstructura>({
    record: aValores(vigente),
    valuesOf: same,
    actualOf: aValores,
    draft: `config-silabos/${dueno.planestudio_id ?? 0}/${dueno.programa_id ?? 0}`,
    touches: ['estructuras', 'silabos', 'recordatorios'],
    check: problemasDe,
    save: (values, options) => guardar(dueno, values, options),
  })
  const cerrado = whyNot ?? (isPropia || form.dirty ? null : 'Es heredada: hágala propia para cambiarla.')
  // Structures that the form itself refuses are told by the form.
  const preguntar = async (): Promise<boolean> => {
    if (Object.keys(problemasDe(form.values)).length > 0) return true
    return confirmarEstructura({ ...deUno(dueno), estructura: estructuraDeValores(form.values) })
  }
  const conPregunta = useConPregunta(form, preguntar)
  const heredar = () =>
    confirm({
      title: 'Volver a la heredada',
      text: `La estructura propia dejará de aplicarse y volverá a aplicarse la de arriba. Lo escrito en los sílabos se conserva.`,
      yes: 'Volver',
      no: 'Cancelar',
      work: async () => {
        const { message } = await api('estructuras.delete', {
          programa_id: dueno.planestudio_id ? undefined : dueno.programa_id,
          planestudio_id: dueno.planestudio_id,
        })
        form.discard()
        notifyGood(message)
        await refresh('estructuras', 'silabos', 'recordatorios')
      },
    })

  return (
    <div className={classes.pagina}>
      <div>
        <Alert color="anil" mb={24}>
          <div className={classes.estado}>
            <div>
              <strong>{deQuien(vigente)}</strong>
              {haceSuya && vigente.propia === null && <span> · al guardar será propia</span>}
              <p className={classes.nota}>{alcance(vigente)}</p>
            </div>
            <div className={classes.botones}>
              {!isPropia && (
                <ActionButton whyNot={whyNot} size="compact-sm" onClick={() => setHaceSuya(true)}>
                  Hacer propia
                </ActionButton>
              )}
              {vigente.propia && (
                <ActionButton
                  whyNot={whyNot}
                  size="compact-sm"
                  variant="default"
                  onClick={() => void heredar()}
                >
                  {isDeTodos ? 'Volver a la de Malla' : 'Volver a la heredada'}
                </ActionButton>
              )}
              <ActionButton
                whyNot={cerrado}
                size="compact-sm"
                variant="default"
                onClick={() => setListas(true)}
              >
                Estructuras predefinidas…
              </ActionButton>
            </div>
          </div>
        </Alert>
        <FormSection
          form={conPregunta}
          label="Estructura del sílabo"
          whyNotSave={cerrado}
          showValue={enPalabras}
        >
          <FieldGroup
            title="Secciones"
            hint={`Arrástrelas, o muévalas con ${tecla('Alt')} y las flechas. Lo escrito en una sección que se desactiva se conserva, y vuelve al activarla.`}
          >
            <Secciones form={form} cerrado={cerrado} />
          </FieldGroup>
          <FieldGroup title="Programación" hint="Qué se escribe de cada unidad y de cada semana.">
            <Columnas form={form} cerrado={cerrado !== null} />
          </FieldGroup>
          <FieldGroup title="Unidades, semanas y notas">
            <Medidas form={form} cerrado={cerrado !== null} />
          </FieldGroup>
        </FormSection>
      </div>
      <MuestraDeSilabo estructura={estructuraDeValores(form.values)} />
      {listas && (
        <EstructurasListas
          actual={estructuraDeValores(form.values)}
          conLista={e => estructuraDeValores(conEstructura(form.values, e))}
          onTake={e => {
            form.set(conEstructura(form.values, e))
            setListas(false)
          }}
          onClose={() => setListas(false)}
        />
      )}
    </div>
  )
}
