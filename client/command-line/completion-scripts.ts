/**
 * The shell completion scripts. Each passes the typed words to the program as arguments and never evaluates them. The
 * program prints one line for each completion, with a description after a tab, and a last line that begins with a
 * colon. If there are no completions, the shell completes file names.
 */
export const completionScripts: Readonly<Record<string, string>> = {
  /** bash splits words at `=` and `:`, and expects a completion to contain only what follows the last of them. */
  bash: `# patchbay in bash
__patchbay_complete() {
    local last=\${COMP_WORDS[COMP_CWORD]} current before whole= word answer line offer
    local -a asked=()
    COMPREPLY=()
    for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
        # What stands behind a redirection is a file, and no word of the program.
        [[ $word == [\\<\\>]* ]] && return
        if [[ $word == [=:]* || ( $whole == *[=:] && -n $word ) ]]; then
            whole+=$word
        else
            asked+=("$whole")
            whole=$word
        fi
    done
    current=\${2-$last}
    before=\${whole%"$last"}
    [[ $last == [=:]* ]] && before=$whole current=
    whole=$before$current
    answer=$(patchbay complete -- "\${asked[@]:1}" "$whole" 2> /dev/null)
    while IFS= read -r line; do
        [[ -z $line || $line == :* ]] && continue
        offer=\${line%%$'\\t'*}
        [[ $whole == -*=* ]] && offer=\${whole%%=*}=$offer
        COMPREPLY+=("\${offer#"$before"}")
    done <<< "$answer"
}
complete -o bashdefault -o default -F __patchbay_complete patchbay
`,
  /** zsh removes redirections from the words by itself. */
  zsh: `#compdef patchbay
_patchbay() {
    local line
    local -a asked offered
    asked=("\${(@)words[2,CURRENT-1]}" "$PREFIX")
    [[ $PREFIX == -*=* ]] && compset -P 1 '*='
    for line in "\${(@f)$(patchbay complete -- "\${(@)asked}" 2> /dev/null)}"; do
        [[ -z $line || $line == :* ]] && continue
        offered+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    done
    if (( $#offered )); then
        _describe -t values value offered
    else
        _files
    fi
}
if [[ $funcstack[1] == _patchbay ]]; then
    _patchbay "$@"
else
    compdef _patchbay patchbay
fi
`,
  fish: `# patchbay in fish
function __patchbay_offers
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l before (string match -r -- '^-[^=]*=' "$current")
    set -g __patchbay_offered
    for line in (patchbay complete -- $words[2..-1] "$current" 2> /dev/null)
        string match -q -- ':*' $line; or set -a __patchbay_offered "$before$line"
    end
    test (count $__patchbay_offered) -gt 0
end
complete -c patchbay -e
complete -c patchbay -f -n __patchbay_offers -a '$__patchbay_offered'
`,
  /** Older versions of PowerShell drop an empty argument unless it is quoted twice. */
  powershell: `# patchbay in PowerShell
Register-ArgumentCompleter -Native -CommandName patchbay -ScriptBlock {
    param($current, $line, $position)
    $asked = @($line.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $position } |
        ForEach-Object { $_.Extent.Text })
    $last = $current
    if ($last -eq '' -and $PSNativeCommandArgumentPassing -notin 'Standard', 'Windows') { $last = '""' }
    $before = if ($current -match '^-[^=]*=') { $Matches[0] } else { '' }
    & patchbay complete '--' @asked $last 2> $null | Where-Object { $_ -and $_ -notlike ':*' } | ForEach-Object {
        $offer, $about = $_ -split [char]9, 2
        if (-not $about) { $about = $offer }
        [System.Management.Automation.CompletionResult]::new($before + $offer, $offer, 'ParameterValue', $about)
    }
}
`,
};
