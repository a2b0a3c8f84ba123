package rastertest

// Document is a PDF of one page, which differs by the text that stands in it as a remark of the file.
func Document(text string) string {
	return "%PDF-1.4\n% " + text + "\n" +
		"1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n" +
		"2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n" +
		"3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n" +
		"trailer\n<</Root 1 0 R>>\n%%EOF\n"
}
