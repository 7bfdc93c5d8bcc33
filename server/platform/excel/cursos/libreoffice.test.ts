import { describe, expect, it } from 'vitest'
import { leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { convertWithSoffice, hasSoffice, SOFFICE_MS } from '../../../testing/soffice.ts'
import { openZip } from '../unzip.ts'
import { decodeXml } from '../xml.ts'
import { plantilla } from './plantilla.ts'

const textos = ['0021', '1e3', '00004', '010101', '=1+1', '+51', '-5', '@SUM(A1)', '1/2', 'TRUE']
const datos = {
  electivos: false,
  areas: ['Ciencias', 'Formación general'],
  tipos: ['Obligatorio'],
  tipologias: [],
}
const cursos = textos.map((codigo, i) => ({
  codigo,
  nombre: `Curso <${codigo}> ñ 😀`,
  ciclo: String(i + 1),
  credits: i + 0.5,
  horasteoria: 2,
  requisitos: i > 0 ? textos[i - 1]! : '',
  area: 'Ciencias',
  modalidad: 'virtual' as const,
}))

/** A sheet as somebody makes it in LibreOffice: merged title, formula, a date, numbers as text, totals. */
const fods = `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles><number:date-style style:name="N1"><number:day/><number:text>/</number:text><number:month/></number:date-style>
<style:style style:name="fecha" style:family="table-cell" style:data-style-name="N1"/></office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Plan">
<table:table-row><table:table-cell table:number-columns-spanned="5" office:value-type="string"><text:p>PLAN DE ESTUDIOS 2024</text:p></table:table-cell></table:table-row>
<table:table-row/>
<table:table-row>${['Cód.', 'Asignatura', 'Semestre', 'Cr.', 'Pre-requisitos'].map(t => `<table:table-cell office:value-type="string"><text:p>${t}</text:p></table:table-cell>`).join('')}</table:table-row>
<table:table-row><table:table-cell office:value-type="float" office:value="101"/><table:table-cell office:value-type="string"><text:p>Cálculo <text:span>I</text:span></text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Primero</text:p></table:table-cell><table:table-cell table:formula="of:=2+2.5" office:value-type="float" office:value="4.5"/><table:table-cell/></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>00102</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Física</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="2"/><table:table-cell table:style-name="fecha" office:value-type="date" office:date-value="2026-05-01"/><table:table-cell office:value-type="string"><text:p>101;</text:p><text:p>120 cr</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell/><table:table-cell office:value-type="string"><text:p>TOTAL</text:p></table:table-cell><table:table-cell/><table:table-cell table:formula="of:=SUM([.D4:.D4])" office:value-type="float" office:value="4.5"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document>`

describe.skipIf(!hasSoffice)('LibreOffice (needs soffice)', { timeout: SOFFICE_MS }, () => {
  it('gives the template back as it was, lists and text columns included', async () => {
    const saved = await convertWithSoffice(await plantilla({ ...datos, cursos }), 'xlsx', 'xlsx')
    const { filas, errores } = await leerArchivo(saved, datos)
    expect(errores).toEqual([])
    expect(
      filas.map(f => [f.codigo, f.nombre, f.ciclo?.numero, f.credits, f.requisitos, f.modalidad]),
    ).toEqual(cursos.map((c, i) => [c.codigo, c.nombre, i + 1, c.credits, c.requisitos, c.modalidad]))
    const sheet = decodeXml(openZip(saved, 1e7).read('xl/worksheets/sheet1.xml')!)
    expect(sheet.match(/<dataValidation [^>]*type="list"/g)).toHaveLength(5)
    expect(sheet).toContain('Listas!$A$2:$A$13')
  })

  it('opens it as a page to print', async () => {
    const pdf = await convertWithSoffice(await plantilla({ ...datos, cursos }), 'xlsx', 'pdf')
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('makes files that are read, with what is wrong in them named', async () => {
    const { filas, errores, avisos } = await leerArchivo(
      await convertWithSoffice(Buffer.from(fods), 'fods', 'xlsx'),
      datos,
    )
    expect(filas.map(f => [f.fila, f.codigo, f.nombre, f.ciclo?.numero, f.credits])).toEqual([
      [4, '101', 'Cálculo I', 1, 4.5],
    ])
    expect(errores.map(e => [e.fila, e.columna, e.valor])).toEqual([[5, 'D (Cr.)', '01/05/2026']])
    expect(avisos.map(a => a.motivo)).toContain('Fila de totales: no se leyó como curso.')
  })

  it('makes files out of CSV, where codes have lost their zeros already', async () => {
    const csv =
      // LibreOffice takes a CSV for Latin-1 unless told otherwise.
      'CODIGO,NOMBRE,CICLO,CREDITOS,AREA\n0021,"Cálculo, I",I,4.5,Ciencias\n\nX-2,Física,2do,3,Ciencias\n'
    const { filas, errores } = await leerArchivo(
      await convertWithSoffice(Buffer.from(csv, 'latin1'), 'csv', 'xlsx'),
      datos,
    )
    expect(errores).toEqual([])
    expect(filas.map(f => [f.fila, f.codigo, f.nombre, f.ciclo?.numero, f.credits])).toEqual([
      [2, '21', 'Cálculo, I', 1, 4.5],
      [4, 'X-2', 'Física', 2, 3],
    ])
  })

  it.each([
    ['xls', 'xls'],
    ['ods', 'ods'],
  ])('.%s is refused with its name', async (format, code) => {
    const bytes = await convertWithSoffice(await plantilla({ ...datos, cursos }), 'xlsx', format)
    await expect(leerArchivo(bytes, datos)).rejects.toMatchObject({ code })
  })
})
