import { porConfirmar, type ReglaConfirmada } from '@malla/domain/legal/normas.ts'
import type { TipoDeInstitucion } from '@malla/domain/legal/plan.ts'
import { TagsInput } from '@mantine/core'
import { api } from '../../app/api.ts'
import { reloadSession, useUser } from '../../app/session.ts'
import { useOpenForm } from '../../app/useOpenForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FieldGroup, FormSection } from '../../ui/form/FormSection.tsx'
import { CheckField, NumberField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { subfield } from '../../ui/form/subfield.ts'
import type { Field } from '../../ui/form/useForm.ts'
import { ReglasPorConfirmar } from '../legal/ReglasPorConfirmar.tsx'
import { comoOmision, LEY } from '../planes/porOmision.ts'
import { useConPregunta } from '../silabos/config/useConPregunta.ts'
import { EstiloDeDocumentos } from './EstiloDeDocumentos.tsx'
import { hasHorasPorCredito, limitesDe } from './limites.ts'
import { nonEmpty } from './numeros.ts'
import { type Ajustes, preguntar } from './preguntar.ts'

const letras = [
  { value: 'serif', label: 'De libro (con remates)' },
  { value: 'sans', label: 'De pantalla (sin remates)' },
] as const

/** What of this the kind of institution has: whose plans the minimums measure, who signs at the foot of documents. */
const PALABRAS: Record<TipoDeInstitucion, { limites: string; pie: string }> = {
  Universidad: {
    limites: 'Los mínimos valen para los planes de pregrado; los máximos, para todo ciclo.',
    pie: 'Vicerrectorado Académico',
  },
  Instituto: {
    limites: 'Los mínimos valen para los planes de profesional técnico; los máximos, para todo ciclo.',
    pie: 'Jefatura de Unidad Académica',
  },
  Colegio: {
    limites: 'Valen para todo grado.',
    pie: 'Dirección Académica',
  },
}

const same = (ajustes: Ajustes): Ajustes => ajustes

/** Settings of the institution; who may not change them reads them, and why. */
export function InstitucionForm({ ajustes, whyNot }: { ajustes: Ajustes; whyNot: string | null }) {
  const form = useOpenForm<Ajustes, Ajustes>({
    record: ajustes,
    valuesOf: same,
    draft: 'ajustes/institucion',
    touches: ['ajustes', 'legal', 'estructuras', 'silabos', 'recordatorios'],
    save: (values, options) => api('ajustes.saveInstitucion', values, options),
    onSaved: reloadSession,
  })
  const conPregunta = useConPregunta(form, () => preguntar(ajustes, form.values))
  const block =
    <B extends 'escala' | 'limites' | 'documentos' | 'publicacion' | 'case'>(b: B) =>
    <K extends keyof Ajustes[B] & string>(name: K, first = false) =>
      subfield(form, b, name, first)
  const [escala, limites, documentos] = [block('escala'), block('limites'), block('documentos')]
  const [publicacion, porCase] = [block('publicacion'), block('case')]
  const tipo = (useUser().empresa?.tipo ?? 'Universidad') as TipoDeInstitucion
  const filas = limitesDe(tipo, ajustes.limites)
  const confirmadas: Field<readonly ReglaConfirmada[]> = {
    id: form.idOf('legal'),
    name: 'legal',
    value: form.values.legal?.confirmadas ?? [],
    onChange: reglas => form.set({ legal: { confirmadas: [...reglas] } }),
    error: form.errors.legal?.[0],
  }
  const redaccion = form.field('redaccion')
  const correoMalo = Object.entries(form.errors).find(([name]) => name.startsWith('redaccion.'))?.[1][0]

  return (
    <FormSection form={conPregunta} label="Ajustes de la institución" whyNotSave={whyNot}>
      <FieldGroup title="Árbol de la institución">
        <TextField
          field={form.field('encabezadoArbol')}
          label="Encabezado del árbol"
          required
          maxLength={80}
        />
      </FieldGroup>
      <FieldGroup
        title="Periodos"
        hint="Con esas semanas empiezan los planes que se creen desde ahora. Los sílabos que siguen la estructura que trae Malla toman esas semanas en cuanto usted guarda."
      >
        <NumberField
          field={form.field('semanas')}
          label="Semanas por periodo"
          min={1}
          max={60}
          placeholder={comoOmision(LEY.semanas)}
        />
      </FieldGroup>
      {hasHorasPorCredito(tipo, ajustes) && (
        <FieldGroup
          title="Planes nuevos"
          hint="Con estos valores empiezan los planes que se creen desde ahora; cada plan puede cambiar los suyos."
        >
          <FieldRow>
            <NumberField
              field={form.field('horas_credito_teoria')}
              label="Horas de teoría por crédito"
              min={1}
              max={100}
              placeholder={comoOmision(LEY.horas_credito_teoria)}
            />
            <NumberField
              field={form.field('horas_credito_practica')}
              label="Horas de práctica por crédito"
              min={1}
              max={100}
              placeholder={comoOmision(LEY.horas_credito_practica)}
            />
          </FieldRow>
        </FieldGroup>
      )}
      <FieldGroup
        title="Escala de notas"
        hint="Los sílabos que siguen la estructura que trae Malla toman esta escala en cuanto usted guarda."
      >
        <FieldRow>
          <NumberField field={nonEmpty(escala('minimo', true))} label="Mínima" min={0} />
          <NumberField field={nonEmpty(escala('maximo'))} label="Máxima" min={0} />
          <NumberField field={nonEmpty(escala('aprobatoria'))} label="Aprobatoria" min={0} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup
        title="Límites propios"
        hint={`Lo que la institución pide además de la ley. ${PALABRAS[tipo].limites} Vacío: no se comprueba.`}
      >
        {filas.map(fila => (
          <FieldRow key={fila[0]!.campo}>
            {fila.map(({ campo, ...limite }) => (
              <NumberField
                key={campo}
                field={limites(campo, campo === filas[0]![0]!.campo)}
                min={0}
                {...limite}
              />
            ))}
          </FieldRow>
        ))}
      </FieldGroup>
      {porConfirmar(tipo).length > 0 && (
        <FieldGroup
          title="Reglas por confirmar"
          hint="Normas cuya fuente no es segura o que han cambiado a menudo. No se aplican hasta que la institución las confirme; puede poner su propia cifra."
        >
          <ReglasPorConfirmar field={confirmadas} tipo={tipo} />
        </FieldGroup>
      )}
      <FieldGroup title="Documentos">
        <SelectField field={documentos('letra', true)} label="Letra de los textos" options={letras} />
        <TextField
          field={documentos('pie')}
          label="Línea al pie"
          maxLength={160}
          hint={`Por ejemplo: «${PALABRAS[tipo].pie}»`}
        />
        <EstiloDeDocumentos campo={documentos} errorDe={name => form.errors[name]?.[0]} />
      </FieldGroup>
      <FieldGroup title="Revisar redacción" hint="Reciben por correo los textos que se manden a revisar.">
        <TagsInput
          id={redaccion.id}
          label="Correos"
          description="Escriba uno y pulse Enter"
          value={[...redaccion.value]}
          onChange={correos => redaccion.onChange(correos)}
          error={redaccion.error ?? correoMalo}
          splitChars={[',', ';', ' ']}
          maxTags={10}
          clearable
          clearButtonProps={{ 'aria-label': 'Vaciar' }}
        />
      </FieldGroup>
      <FieldGroup title="Publicación" hint="Los planes que se publiquen podrán leerse sin iniciar sesión.">
        <CheckField field={publicacion('activa', true)} label="Permitir publicar planes" />
        <TextField
          field={publicacion('nombre_corto')}
          label="Nombre corto en la dirección pública"
          maxLength={40}
          placeholder="uas"
        />
      </FieldGroup>
      <FieldGroup title="CASE" hint="Formato abierto con el que otros sistemas leen sus competencias.">
        <CheckField field={porCase('activo', true)} label="Ofrecer las competencias en formato CASE" />
        <TextField field={porCase('organizacion')} label="Nombre de la organización" maxLength={120} />
      </FieldGroup>
    </FormSection>
  )
}
