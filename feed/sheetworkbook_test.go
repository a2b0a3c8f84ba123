package feed

import (
	"bytes"
	"testing"

	"github.com/xuri/excelize/v2"
)

// TestAWorkbookThatUnpacksTooFarIsRefused has a small workbook and a bound that is smaller still.
func TestAWorkbookThatUnpacksTooFarIsRefused(t *testing.T) {
	var file bytes.Buffer
	if err := excelize.NewFile().Write(&file); err != nil {
		t.Fatal(err)
	}
	if _, err := workbookRows(file.Bytes(), 1000); err == nil {
		t.Error("a workbook larger than its bound was read")
	}
	if _, err := workbookRows(file.Bytes(), 1<<20); err != nil {
		t.Errorf("a workbook within its bound gives %v", err)
	}
}
