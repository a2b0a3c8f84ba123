package main

import (
	"go/scanner"
	"go/token"
)

// piece is a token of a line, from one byte offset of the file until another. depth is the number of open brackets before it.
type piece struct {
	from, until int
	token       token.Token
	depth       int
}

func piecesOf(source []byte) (list []piece) {
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(source))
	s.Init(file, source, nil, scanner.ScanComments)
	depth := 0
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return list
		}
		if tok == token.SEMICOLON && text == "\n" {
			continue
		}
		at := file.Offset(pos)
		if text == "" {
			text = tok.String()
		}
		switch tok {
		case token.RPAREN, token.RBRACK, token.RBRACE:
			depth--
		}
		list = append(list, piece{at, at + len(text), tok, depth})
		switch tok {
		case token.LPAREN, token.LBRACK, token.LBRACE:
			depth++
		}
	}
}

// within returns the pieces of a line; nil when a raw string or comment of several lines reaches into it.
func within(list []piece, from, until int) (line []piece) {
	for _, p := range list {
		if p.until <= from || p.from >= until {
			continue
		}
		if p.from < from || p.until > until {
			return nil
		}
		line = append(line, p)
	}
	return line
}
