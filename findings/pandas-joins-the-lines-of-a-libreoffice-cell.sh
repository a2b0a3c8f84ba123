#!/usr/bin/env bash
# A list of homes is a sheet of LibreOffice (.ods), and the cell of the photos has one on each line, as people write several (Ctrl+Enter). In such a
# file each line of a cell is a paragraph of its own, text:p (OpenDocument 1.2 part 1, sections 9.1.4 and 5.1.3). One would expect that pandas, with
# which lists are read in Python, gives the lines with a line break between them, as it does with the same list as .xlsx. In fact it puts the
# paragraphs together without anything: "garden.jpg" and "kitchen.jpg" are "garden.jpgkitchen.jpg", "Bree" and "3960" are "Bree3960", and of the
# phases "1" and "2" it makes the text "12". Several spaces, which the format writes as an element too, it gives back. SheetJS reads the lines.
# It hurts whoever turns such a list into CSV or JSON for a site: the photos have names that no file has, and two lines of a description are joined
# within a word. This site reads .xlsx and CSV, where lines stay lines, and names each photo that it does not find.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq python3-pandas=1.5.3+dfsg-2 python3-pandas-lib=1.5.3+dfsg-2 python3-numpy=1:1.24.2-1+deb12u1 python3-odf=1.4.2-2 \
  python3-openpyxl=3.0.9-1 python3-et-xmlfile python3-jdcal python3-defusedxml python3-dateutil python3-tz python3-six libblas3 liblapack3 \
  libgfortran5 libquadmath0 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
blas=$(find "$dir/root/usr/lib" \( -name libblas.so.3 -o -name liblapack.so.3 -o -name 'libgfortran.so.5' \) -printf '%h:')
cat > lists.py <<'PY'
import odf.opendocument, odf.table, odf.text, openpyxl, pandas

cells = [['MAAS-1', 'garden.jpg\nkitchen.jpg', 'Bree\n3960', '1\n2', 'a  b']]
heads = ['reference', 'photos', 'place', 'phases', 'spaces']
table = odf.table.Table(name='Homes')
for row in [heads] + cells:
    line = odf.table.TableRow()
    for cell in row:
        made = odf.table.TableCell(valuetype='string')
        for text in cell.split('\n'):
            paragraph = odf.text.P()
            before, _, after = text.partition('  ')
            paragraph.addText(before)
            if after:
                paragraph.addElement(odf.text.S(c=2))
                paragraph.addText(after)
            made.addElement(paragraph)
        line.addElement(made)
    table.addElement(line)
document = odf.opendocument.OpenDocumentSpreadsheet()
document.spreadsheet.addElement(table)
document.save('homes.ods')
workbook = openpyxl.Workbook()
for row in [heads] + cells:
    workbook.active.append(row)
workbook.save('homes.xlsx')
for file in ['homes.ods', 'homes.xlsx']:
    print(file, pandas.read_excel(file, dtype=str).iloc[0].tolist())
PY
seen=$(LD_LIBRARY_PATH=$blas PYTHONPATH=$dir/root/usr/lib/python3/dist-packages /usr/bin/python3 lists.py)
echo "pandas $(dpkg-deb -f python3-pandas_*.deb Version), odfpy $(dpkg-deb -f python3-odf_*.deb Version)"
echo "$seen"
expected="homes.ods ['MAAS-1', 'garden.jpgkitchen.jpg', 'Bree3960', '12', 'a  b']
homes.xlsx ['MAAS-1', 'garden.jpg\\nkitchen.jpg', 'Bree\\n3960', '1\\n2', 'a  b']"
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
