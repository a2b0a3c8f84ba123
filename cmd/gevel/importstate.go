package main

import (
	"fmt"
	"io"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/parts/merge"
)

// reportQuestions lists what folder and desk changed both.
func reportQuestions(out io.Writer, list []merge.Question) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(out,
		"%s. Folder and desk changed these both; what the desk says stays in force until it is answered at the desk, "+
			"or by -take folder:\n", wording.Counted(len(list), "question", "questions"))
	for _, q := range list {
		fmt.Fprintln(out, q)
	}
}

// reportState says what an import leaves to do: properties that are held back, and files to fetch.
func reportState(out io.Writer, state imports.ImportState) {
	if state.Held > 0 {
		fmt.Fprintf(out,
			"%s held back, for lack of what the law asks of an advertisement (settings.publishUnlawful).\n",
			wording.Counted(state.Held, "property is", "properties are"))
	}
	if state.Waiting > 0 {
		fmt.Fprintf(out,
			"%d pictures and documents of other servers are fetched while gevel serve runs; gevel pictures tells how that goes.\n",
			state.Waiting)
	}
}
