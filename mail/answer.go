package mail

import "strings"

// answerSubject is the subject of the email that an answer follows, after "Re: ". One that names a time gives way to a plain subject.
func (c *composer) answerSubject() string {
	subject := fill(c.words[c.data.AnswerTo+".subject"], c.places...)
	if subject == "" || strings.Contains(c.words[c.data.AnswerTo+".subject"], "{when}") || strings.Contains(subject, "{") {
		return c.text("subject")
	}
	return "Re: " + subject
}

// answer is what staff wrote: paragraphs of lines.
func (c *composer) answer() (paragraphs [][]string) {
	var one []string
	for _, line := range append(lines(c.data.Text), "") {
		if line != "" {
			one = append(one, line)
		} else if one != nil {
			paragraphs, one = append(paragraphs, one), nil
		}
	}
	return paragraphs
}

func (c *composer) agentName() string {
	if c.data.Agent == nil {
		return ""
	}
	return c.data.Agent.Name
}
