package leads

import "testing"

func TestDocumentsInputCheck(t *testing.T) {
	tryForm(t, 1, func(f *DocumentsInput) { f.Person, f.Documents = an, []int{1, 0, 1} },
		wrong[*DocumentsInput]{"documents REQUIRED", func(f *DocumentsInput) { f.Documents = nil }},
		wrong[*DocumentsInput]{"documents UNKNOWN", func(f *DocumentsInput) { f.Documents = []int{2} }},
		wrong[*DocumentsInput]{"documents UNKNOWN", func(f *DocumentsInput) { f.Documents = []int{-1} }},
	)
}
