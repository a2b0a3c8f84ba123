package forms

import (
	"slices"
	"strings"
	"time"
)

// ProblemCode says what is wrong with a field, in the graph's words. Texts for people are in the web app's messages, as
// "problem.REQUIRED".
type ProblemCode string

// The codes (specification sections 5 and 8).
const (
	Required         ProblemCode = "REQUIRED"
	NotAnEmail       ProblemCode = "EMAIL"
	NotAPhone        ProblemCode = "PHONE"
	TooLong          ProblemCode = "TOO_LONG"
	TooShort         ProblemCode = "TOO_SHORT"
	NotANumber       ProblemCode = "NOT_A_NUMBER"
	OutOfRange       ProblemCode = "OUT_OF_RANGE"
	Unknown          ProblemCode = "UNKNOWN"
	ChooseOne        ProblemCode = "CHOOSE_ONE"
	DateIncomplete   ProblemCode = "DATE_INCOMPLETE"
	DateInvalid      ProblemCode = "DATE_INVALID"
	EndBeforeStart   ProblemCode = "END_BEFORE_START"
	Past             ProblemCode = "PAST"
	PasswordsDiffer  ProblemCode = "PASSWORDS_DIFFER"
	CaptchaWrong     ProblemCode = "CAPTCHA"
	PrivacyMissing   ProblemCode = "PRIVACY"
	Full             ProblemCode = "FULL"
	AlreadyRequested ProblemCode = "ALREADY_REQUESTED"
	AmountsDiffer    ProblemCode = "AMOUNTS_DIFFER"
	FileTooLarge     ProblemCode = "FILE_TOO_LARGE"
	FileType         ProblemCode = "FILE_TYPE"
	TooMany          ProblemCode = "TOO_MANY"
	TooOften         ProblemCode = "TOO_OFTEN"
	Statements       ProblemCode = "STATEMENTS"
	LinksInText      ProblemCode = "LINKS"
	LinkEnded        ProblemCode = "LINK_ENDED"
	WrongLogin       ProblemCode = "WRONG_LOGIN"
	TooEasy          ProblemCode = "TOO_EASY"
	SignedOut        ProblemCode = "SIGNED_OUT"
	CodeAgain        ProblemCode = "CODE_AGAIN"
	Taken            ProblemCode = "TAKEN"
	NotHTTPS         ProblemCode = "NOT_HTTPS"
	PrivateAddress   ProblemCode = "PRIVATE_ADDRESS"
	LastManager      ProblemCode = "LAST_MANAGER"
	InUse            ProblemCode = "IN_USE"
)

// Problem is one mistake in a form. Path leads to the field by the graph's names, without "input":
// ["person", "email"]; it is empty for the form as a whole. Kind says what a file of FileType is, where that is known.
type Problem struct {
	Path  []string
	Code  ProblemCode
	Tries *Tries
	Kind  *FileKind
}

// Tries is what is left of the tries at a password or code after a wrong one. Left is 0 until LockedUntil.
type Tries struct {
	Left        int
	LockedUntil *time.Time
}

// Problems are all mistakes in a form, in the order of its fields.
type Problems []Problem

// Add adds a problem; path is written with dots.
func (p *Problems) Add(path string, code ProblemCode) {
	parts := []string{}
	if path != "" {
		parts = strings.Split(path, ".")
	}
	*p = append(*p, Problem{Path: parts, Code: code})
}

// OneProblem are the problems of a form that has one.
func OneProblem(path string, code ProblemCode) (p Problems) {
	p.Add(path, code)
	return p
}

// With adds problems of fields that have none yet.
func (p Problems) With(more Problems) Problems {
	all := slices.Clone(p)
	for _, m := range more {
		if !slices.ContainsFunc(p, func(known Problem) bool { return slices.Equal(known.Path, m.Path) }) {
			all = append(all, m)
		}
	}
	return all
}

// InvalidInput says that a form was refused, with everything that is wrong with it.
type InvalidInput struct {
	Problems []Problem
}
