package intake

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/db/imports"
)

// warnRemotes notes which pictures and documents of the imported records another server did not give so far. They are tried again at once,
// because the import named them.
func (f *folder) warnRemotes(list []imports.RemoteProblem) {
	files := f.filesOfRecords()
	for _, p := range list {
		if file, named := files[p.Record()]; named {
			f.Warn(file, fmt.Sprintf("%ss[%d]", strings.ToLower(p.Kind), p.Position), "%s could not be fetched: %s", p.Name, p.Problem)
		}
	}
}

// filesOfRecords are the files of properties and projects by what they hold.
func (f *folder) filesOfRecords() map[string]string {
	files := map[string]string{}
	for _, p := range f.properties {
		files[fmt.Sprint("property ", p.number)] = p.file
	}
	for _, p := range f.projects {
		files[fmt.Sprint("project ", p.Record.Number)] = p.File
	}
	return files
}
