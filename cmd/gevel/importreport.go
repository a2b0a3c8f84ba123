package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/intake"
)

// fewLeftOut is how many records that were left out the last line names with their reasons.
const fewLeftOut = 3

// errPartly is the error of an import that left records out, which it has said in its last line. The program ends with statusPartly.
var errPartly = errors.New("records were left out")

// statusPartly is the exit status of an import that left records out; one that changed nothing for its problems has 1.
const statusPartly = 3

// reportImport says what an import did, or with dry would do, in the same words and order. The error is errPartly when records were left
// out.
func reportImport(out io.Writer, what string, o intake.Outcome, dry bool, warnings string) error {
	if dry {
		for _, d := range o.Differences {
			fmt.Fprintln(out, d)
		}
		fmt.Fprintf(out, "Importing %s would give: %s. Nothing was changed.\n", what, o.Report)
	} else {
		fmt.Fprintf(out, "Imported %s: %s.\n", what, o.Report)
	}
	reportQuestions(out, o.Questions)
	reportState(out, o.State)
	if err := warn(out, o.Warnings, warnings); err != nil {
		return err
	}
	return reportLeftOut(out, o)
}

// reportLeftOut lists the problems of the records that were left out. How many were taken and left out, and why, is the last line.
func reportLeftOut(out io.Writer, o intake.Outcome) error {
	if len(o.LeftOut) == 0 {
		fmt.Fprintf(out, "%s taken, none left out.\n", wording.Counted(o.Taken(), "record", "records"))
		return nil
	}
	problems := o.Problems()
	left, wrong := wording.Counted(len(o.LeftOut), "record is", "records are"), wording.Counted(len(problems), "problem", "problems")
	fmt.Fprintf(out, "%s left out for %s; on the site they are as they were:\n%s\n", left, wrong, problems.Error())
	reasons := make([]string, 0, fewLeftOut)
	for _, l := range o.LeftOut[:min(len(o.LeftOut), fewLeftOut)] {
		reasons = append(reasons, l.Reason())
	}
	text := fmt.Sprintf("%s taken, %d left out: %s", wording.Counted(o.Taken(), "record", "records"), len(o.LeftOut),
		strings.Join(reasons, "; "))
	if more := len(o.LeftOut) - fewLeftOut; more > 0 {
		text += fmt.Sprintf("; and %d more, listed above", more)
	}
	fmt.Fprintln(out, text+".")
	return errPartly
}
